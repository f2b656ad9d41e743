import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Registry } from 'prom-client';
import { compose, type Mukae } from '#compose/compose';
import { keepBuiltInCharacters } from '#features/characters';
import { seedDemo } from '#features/demo';
import { workSeen } from '#features/reception';
import { readSettings } from '#platform/config/settings';
import { connect, type Database } from '#platform/db/database';
import { listen } from '#platform/http/listen';
import { makeLogger } from '#platform/log/logger';
import { joinNodes } from '#platform/nodes/joinNodes';
import type { Nodes } from '#platform/nodes/nodes';
import { makeSoleNode } from '#platform/nodes/soleNode';
import type { Tenure } from '#platform/nodes/tenure';
import manifest from '../../package.json' with { type: 'json' };
import { keptVoices } from './keptVoices';
import { TestClock } from './testClock';

export interface TestService {
  mukae: Mukae;
  nodes: Nodes;
  url: string;
  clock: TestClock;
  db: Database;
  databaseUrl: string;
  dataDir: string;
  /** Where it hears phones. */
  phoneHost: string;
  stop(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  /** Where it hears of changes, when that is another way to the same database. */
  changesUrl?: string;
  /** Settings as in the environment. */
  env?: Readonly<Record<string, string>>;
  /** The built pages; without them one empty page stands in. */
  web?: string;
  clock?: TestClock;
  tenure?: Tenure;
  /** Where it meets other nodes; without it is alone. */
  redisUrl?: string;
  /** Receives the log, line by line. */
  log?: (line: string) => void;
}

/** An address of its own for every service, so that their channels may have the same ports. */
const ownLoopback = (): string => `127.${[...randomBytes(3)].map((byte) => 1 + (byte % 254)).join('.')}`;

/** The standard output would be written to every second for as long as the process lives, silent or not. */
const unheard = (): void => undefined;

/** Nobody else serves the database of a test. */
const certain: Tenure = { current: () => 1 };

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The whole service with the demo company, on a free port, at a time that the test decides. */
export async function startTestService(options: Options): Promise<TestService> {
  const {
    databaseUrl,
    changesUrl = databaseUrl,
    env = {},
    web = beside('./pages'),
    clock = new TestClock(),
    tenure = certain,
    redisUrl,
    log: hear,
  } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'mukae-service-'));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    FACE_CAPTURE_HOST: ownLoopback(),
    VOICES_DIR: keptVoices,
    // Whatever else fills the disk of the machine.
    DISK_RESERVE_MB: '0',
    ...env,
  });
  const log = makeLogger(hear ? (env.LOG_LEVEL ?? 'info') : 'silent', { write: hear ?? unheard });
  const connection = connect(databaseUrl, log);
  await keepBuiltInCharacters(connection.db);
  if (settings.mode !== 'srv') await seedDemo(connection.db, clock);
  const registry = new Registry();
  const nodes =
    redisUrl === undefined
      ? makeSoleNode(tenure)
      : await joinNodes({
          redisUrl,
          db: connection.db,
          pass: { name: settings.nodeName, version: manifest.version, secrets: {} },
          log,
          registry,
          say: unheard,
          onClock: unheard,
          isFit: connection.isAlive,
          workSeen: () => workSeen(connection.db),
        });
  const mukae = await compose({
    settings,
    connection,
    databaseUrl: changesUrl,
    nodes,
    registry,
    clock,
    log,
    linkSecret: 'a secret that only this test service knows',
    tls: undefined,
    folders: { web, documents: beside('../../documents') },
    version: manifest.version,
  });
  await listen(mukae.app, settings, undefined);
  return {
    mukae,
    nodes,
    url: mukae.app.listeningOrigin,
    clock,
    db: connection.db,
    databaseUrl,
    dataDir,
    phoneHost: settings.faceCapture.host ?? '',
    async stop() {
      await mukae.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
