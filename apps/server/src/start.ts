import { readFile } from 'node:fs/promises';
import { setTimeout as passed } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { compose, type Mukae } from '#compose/compose';
import { keepBuiltInCharacters } from '#features/characters';
import { hasDemo, seedDemo } from '#features/demo';
import { workSeen } from '#features/reception';
import { ensureFirstAdmin, type PrintedOnce } from '#features/registration';
import { completeTemplates } from '#features/signages';
import { type Clock, systemClock } from '#platform/clock/clock';
import { prepareDataFolder } from '#platform/config/dataFolder';
import { secretFromFile } from '#platform/config/secrets';
import type { Settings } from '#platform/config/settings';
import { inOneLine, StartFailure } from '#platform/config/startFailure';
import { connect, type Database } from '#platform/db/database';
import { startEmbeddedPostgres } from '#platform/db/embedded/embeddedPostgres';
import { migrate } from '#platform/db/migrate';
import { selfSignedCertificate } from '#platform/http/certificate';
import { listen } from '#platform/http/listen';
import type { Logger } from '#platform/log/logger';
import { claimDatabase, type DatabaseClaim } from '#platform/nodes/databaseClaim';
import { joinNodes } from '#platform/nodes/joinNodes';
import type { Nodes } from '#platform/nodes/nodes';
import { fingerprint, type NodePass } from '#platform/nodes/redis/nodePass';
import { makeSoleNode } from '#platform/nodes/soleNode';

export interface Started {
  mukae: Mukae;
  firstAdmin: PrintedOnce | undefined;
  stop(): Promise<void>;
}

/** Folders beside the program. */
interface Folders {
  web: string;
  documents: string;
  migrations: string;
  manifest: string;
}

/** A little longer than whoever sends people to nodes takes to find out that one leaves. */
const noticeMs = 2000;

async function versionIn(manifest: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(manifest, 'utf8'));
  return version;
}

/** What all nodes have to have in common. */
function passOf({ nodeName, ice, s3 }: Settings, linkSecret: string, version: string): NodePass {
  const common = {
    LINK_SECRET: linkSecret,
    TURN_SECRET: ice.turn?.secret,
    S3_ENDPOINT: s3?.endpoint,
    S3_BUCKET: s3?.bucket,
    S3_PREFIX: s3?.prefix,
  };
  const secrets = Object.fromEntries(Object.entries(common).map(([name, value]) => [name, fingerprint(value ?? '')]));
  return { name: nodeName, version, secrets };
}

function unusable(cause: unknown): never {
  if (cause instanceof StartFailure) throw cause;
  throw new StartFailure(`The database cannot be used: ${inOneLine(cause)}`, { cause });
}

/** What a database holds before anybody comes: characters, and the first people. */
async function fill(db: Database, clock: Clock, { mode, firstAdmin }: Settings): Promise<PrintedOnce | undefined> {
  await keepBuiltInCharacters(db);
  await completeTemplates(db);
  if (mode !== 'srv') await seedDemo(db, clock);
  else if (await hasDemo(db)) {
    throw new StartFailure('This database holds the demo company, whose passwords everybody knows: use another one.');
  }
  return ensureFirstAdmin(db, clock, firstAdmin);
}

/** From settings to a service that listens: data folder, database, tables, first people, calls. */
export async function start(settings: Settings, log: Logger, folders: Folders): Promise<Started> {
  const clock = systemClock((byMs) =>
    log.warn({ byMs }, 'the clock of this machine was set back: times here run on as before until the next start'),
  );
  if (settings.redisUrl !== undefined && settings.s3 === undefined) {
    log.warn('nodes without a store in common (S3_BUCKET): pictures and films stay at the node that took them');
  }
  await prepareDataFolder(settings.dataDir);
  const embedded = settings.databaseUrl === undefined ? await startEmbeddedPostgres(settings.dataDir, log) : undefined;
  const databaseUrl = settings.databaseUrl ?? embedded?.url ?? '';
  let claim: DatabaseClaim | undefined;
  let nodes: Nodes | undefined;
  const registry = new Registry();
  try {
    claim = await claimDatabase(databaseUrl, settings.redisUrl === undefined ? 'alone' : 'amongNodes', log).catch(
      unusable,
    );
    const connection = connect(databaseUrl, log);
    const linkSecret = settings.linkSecret ?? (await secretFromFile(settings.dataDir, 'link'));
    const version = await versionIn(folders.manifest);
    nodes =
      settings.redisUrl === undefined
        ? makeSoleNode(claim)
        : await joinNodes({
            redisUrl: settings.redisUrl,
            db: connection.db,
            pass: passOf(settings, linkSecret, version),
            log,
            registry,
            say: (line) => void process.stderr.write(`${line}\n`),
            onClock: clock.follow,
            isFit: connection.isAlive,
            workSeen: () => workSeen(connection.db),
          });
    // Only now: a node that does not fit to the others leaves their tables as they are.
    const firstAdmin = await migrate(databaseUrl, folders.migrations, () => fill(connection.db, clock, settings)).catch(
      unusable,
    );
    const tls = settings.https ? await selfSignedCertificate(settings.dataDir) : undefined;
    const mukae = await compose({
      settings,
      connection,
      databaseUrl,
      nodes,
      registry,
      clock,
      log,
      linkSecret,
      tls,
      folders,
      version,
    });
    await listen(mukae.app, settings, tls).catch(async (failure) => {
      await mukae.stop();
      throw failure;
    });
    // Nobody waits for it: until there is a voice, the browser speaks.
    void mukae.receptionist.prepare();
    return {
      mukae,
      firstAdmin,
      async stop() {
        mukae.announceStop();
        if (nodes && nodes.atWork().size > 1) await passed(noticeMs);
        await mukae.stop();
        claim?.release();
        await embedded?.stop();
      },
    };
  } catch (failure) {
    await nodes?.stop();
    claim?.release();
    await embedded?.stop();
    throw failure;
  }
}
