import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@mukae/server/platform/db/embedded/embeddedPostgres';
import { freePort } from '@mukae/server/platform/db/embedded/freePort';
import { makeLogger } from '@mukae/server/platform/log/logger';
import { keptVoices } from '@mukae/server/testing/keptVoices';
import { RedisServer } from '@mukae/server/testing/redisServer';
import { InspectedProcess } from '../../reception/inspectedProcess';
import { addressOf, type Seat } from '../seat';
import { type Chain, makeChains } from './chain';
import type { Relay, SeatPair, Work } from './relay';
import { untilReady } from './untilReady';

const serverFile = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

interface Cluster {
  nodes: number;
  /** Several nodes need one; a single one may have it as well. */
  hasRedis?: boolean;
  /** How many screens a company has at most. */
  screensEach?: number;
}

/** The product as it was built: one node, or several with a Redis, at a database of their own. */
export class MukaeNodes implements Relay {
  readonly speech = 'mukae';
  readonly name: string;
  readonly nodes: InspectedProcess[] = [];
  readonly urls: string[] = [];
  readonly #screensEach: number;
  readonly #dataDir: string;
  readonly #database: EmbeddedPostgres;
  readonly #redis: RedisServer | undefined;
  readonly #linkSecret = randomBytes(32).toString('hex');
  #databasePid = 0;

  private constructor(
    { nodes, hasRedis = nodes > 1, screensEach = 500 }: Cluster,
    dataDir: string,
    database: EmbeddedPostgres,
    redis: RedisServer | undefined,
  ) {
    this.name = `Mukae, ${nodes} ${nodes > 1 ? 'nodes' : 'node'}${nodes === 1 && hasRedis ? ' with Redis' : ''}`;
    this.#screensEach = screensEach;
    this.#dataDir = dataDir;
    this.#database = database;
    this.#redis = redis;
  }

  static async start(cluster: Cluster): Promise<MukaeNodes> {
    const dataDir = await mkdtemp(join(tmpdir(), 'mukae-nodes-'));
    // As root the database runs as another account, which has to get in.
    await chmod(dataDir, 0o755);
    const database = await startEmbeddedPostgres(dataDir, makeLogger('error'));
    const redis = (cluster.hasRedis ?? cluster.nodes > 1) ? await RedisServer.start() : undefined;
    const started = new MukaeNodes(cluster, dataDir, database, redis);
    const pidFile = await readFile(join(database.folder, 'postmaster.pid'), 'utf8');
    started.#databasePid = Number(pidFile.split('\n', 1)[0]);
    for (let node = 0; node < cluster.nodes; node += 1) await started.startNode(node);
    return started;
  }

  get databaseUrl(): string {
    return this.#database.url;
  }

  get ground(): readonly number[] {
    return [this.#databasePid, ...(this.#redis ? [this.#redis.pid] : [])];
  }

  /** For the first time, or again at its old address. */
  async startNode(node: number): Promise<void> {
    const port = Number(new URL(this.urls[node] ?? `http://here:${await freePort()}`).port);
    const name = `ap${node + 1}`;
    const folder = join(this.#dataDir, name);
    await mkdir(folder, { recursive: true });
    this.nodes[node] = new InspectedProcess(serverFile, await freePort(), {
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_NAME: name,
      DATABASE_URL: this.databaseUrl,
      ...(this.#redis && { REDIS_URL: this.#redis.url }),
      LINK_SECRET: this.#linkSecret,
      DATA_DIR: folder,
      MODE: 'dev',
      LOG_LEVEL: 'warn',
      SOCKETS_PER_ADDRESS: '1000000',
      FACE_CAPTURE_HOST: 'off',
      VOICES_DIR: keptVoices,
    });
    const url = `http://127.0.0.1:${port}`;
    this.urls[node] = url;
    await untilReady(url);
  }

  chains(count: number, screens: number, operators: number): Promise<readonly Chain[]> {
    return makeChains(this.databaseUrl, count, { screens, operators });
  }

  seatAt(node: number, place: number, name: string, page: Chain['screens'][number]): Seat {
    return { url: this.urls[node % this.urls.length] ?? '', name, from: addressOf(place), ...page };
  }

  /** As many companies as it takes; the first screens of each have an operator of their own. */
  async work(screens: number, pairs: number): Promise<Work> {
    const companies = Math.ceil(screens / this.#screensEach);
    const pairsEach = Math.ceil(pairs / companies);
    const chains = await this.chains(companies, Math.ceil(screens / companies), Math.max(1, pairsEach));
    const seatPairs = chains.flatMap(({ screens: there, operators }, company) =>
      operators.slice(0, pairsEach).flatMap((operator, place): SeatPair[] => {
        const screen = there[place];
        if (!screen) return [];
        const node = company * pairsEach + place;
        const name = `${company}.${place}`;
        return [
          {
            screen: this.seatAt(node, node, `screen ${name}`, screen),
            operator: this.seatAt(node + 1, node, `operator ${name}`, operator),
          },
        ];
      }),
    );
    const others = chains.flatMap(({ screens: there }) => there.slice(pairsEach));
    return {
      pairs: seatPairs.slice(0, pairs),
      crowd: others.slice(0, screens - pairs).map((page, place) => this.seatAt(place, place, `crowd ${place}`, page)),
    };
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.stop();
    await this.#redis?.stop();
    await this.#database.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
