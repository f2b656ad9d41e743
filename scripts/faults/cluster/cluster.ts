import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@mukae/server/platform/db/embedded/freePort';
import { RedisServer } from '@mukae/server/testing/redisServer';
import { namespaceWays } from './namespaces';
import { NodeProcess } from './nodeProcess';
import { PrivatePostgres } from './privatePostgres';
import { cableWays, directWays, type Ways } from './ways';

type Connection = 'cables' | 'namespaces' | 'nothing';

export interface ClusterPlan {
  /** Names of the nodes; one alone needs no Redis. */
  nodes: readonly string[];
  /** How they are connected to what they stand on, and whether they can be cut off from it. */
  over: Connection;
  /** How far the clock of a node jumps when it is asked to. */
  clockShiftMs: number;
}

type MakeWays = (number: number, databaseUrl: string, redisUrl: string | undefined) => Promise<Ways>;

const waysOver: Record<Connection, MakeWays> = {
  namespaces: namespaceWays,
  cables: (_, databaseUrl, redisUrl) => cableWays(databaseUrl, redisUrl),
  nothing: async (_, databaseUrl, redisUrl) => directWays(databaseUrl, redisUrl),
};

/** A node, and how it reaches the rest. */
export interface ClusterNode {
  process: NodeProcess;
  ways: Ways;
}

/** Some nodes, a PostgreSQL and a Redis, all of them to be broken. */
export class Cluster {
  readonly postgres: PrivatePostgres;
  readonly redis: RedisServer | undefined;
  readonly nodes: readonly ClusterNode[];
  /** What the nodes said lies here. */
  readonly folder: string;

  private constructor(parts: Pick<Cluster, 'postgres' | 'redis' | 'nodes' | 'folder'>) {
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.nodes = parts.nodes;
    this.folder = parts.folder;
  }

  /** When it answers all of them are ready. */
  static async start({ nodes, over, clockShiftMs }: ClusterPlan): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'mukae-faults-'));
    await chmod(folder, 0o755);
    const host = over === 'namespaces' ? '0.0.0.0' : '127.0.0.1';
    const postgres = await PrivatePostgres.start(folder);
    const redis = nodes.length > 1 ? await RedisServer.start({ host }) : undefined;
    const linkSecret = randomBytes(32).toString('hex');
    const made: ClusterNode[] = [];
    const cluster = new Cluster({ postgres, redis, nodes: made, folder });
    try {
      for (const [index, name] of nodes.entries()) {
        const ways = await waysOver[over](index + 1, postgres.url, redis?.url);
        made.push({ ways, process: await placeNode({ name, ways, folder, linkSecret, clockShiftMs }) });
      }
      // The first makes the tables.
      const [first, ...others] = made.map(({ process }) => process);
      await first?.start();
      await first?.untilReady();
      await Promise.all(others.map((node) => node.start()));
      await Promise.all(others.map((node) => node.untilReady()));
    } catch (failure) {
      await cluster.stop();
      throw failure;
    }
    return cluster;
  }

  get urls(): string[] {
    return this.nodes.map((node) => node.process.url);
  }

  /** Who holds most desks; where nobody says so, the first. */
  async holder(): Promise<ClusterNode> {
    const held = await Promise.all(this.nodes.map(async (node) => ({ node, desks: await node.process.desksHeld() })));
    const [most] = held.toSorted((one, other) => other.desks - one.desks);
    if (!most) throw new Error('there are no nodes');
    return most.node;
  }

  /** A node that is not there ended by itself: it is told by name, and started again. */
  async startWhoEnded(): Promise<string[]> {
    const ended = this.nodes.filter((node) => !node.process.runs);
    for (const node of ended) {
      await node.process.start();
      await node.process.untilReady();
    }
    return ended.map((node) => `${node.process.name} had ended by itself`);
  }

  async stop(): Promise<void> {
    this.redis?.signal('SIGCONT');
    await this.postgres.signal('SIGCONT');
    await Promise.all(
      this.nodes.map(async ({ process: node, ways }) => {
        await node.stop();
        await ways.remove();
      }),
    );
    await this.redis?.stop();
    await this.postgres.stop();
  }

  /** With all that the nodes said. */
  async forget(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface NodeParts {
  name: string;
  ways: Ways;
  folder: string;
  linkSecret: string;
  clockShiftMs: number;
}

async function placeNode({ name, ways, folder, linkSecret, clockShiftMs }: NodeParts): Promise<NodeProcess> {
  const dataDir = join(folder, name);
  await mkdir(dataDir);
  const port = await freePort();
  const settings = {
    PORT: String(port),
    HOST: ways.host,
    MODE: 'dev',
    LOG_LEVEL: 'info',
    NODE_NAME: name,
    DATA_DIR: dataDir,
    DATABASE_URL: ways.databaseUrl,
    LINK_SECRET: linkSecret,
    METRICS_TOKEN: linkSecret,
    SOCKETS_PER_ADDRESS: '20000',
    FACE_CAPTURE_HOST: 'off',
    ...(ways.redisUrl !== undefined && { REDIS_URL: ways.redisUrl }),
  };
  const url = `http://${ways.host}:${port}`;
  return new NodeProcess({
    name,
    url,
    settings,
    within: ways.within,
    clockShiftMs,
    logFile: join(folder, `${name}.log`),
  });
}
