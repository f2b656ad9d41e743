import { facePorts } from '@mukae/contract/domain/channel/facePort';
import { type ComposeFile, nodesOf, type Service } from './composeFile';
import { unless } from './deployFiles';
import type { Environment } from './knownSettings';

/** `name value` or `name=value`, line by line. */
const linesOf = (content: string): Map<string, string> =>
  new Map(content.split('\n').map((line) => [line.split(/[ =]/)[0] ?? '', line.replace(/^\S*?[ =]/, '')] as const));

const configOf = ({ configs }: ComposeFile, name: string) => linesOf(configs[name]?.content ?? '');

function databaseFaults(environment: Environment, database: Service | undefined): string[] {
  const { username, password, pathname } = new URL(environment.DATABASE_URL ?? 'postgres://nobody');
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = database?.environment ?? {};
  return [
    ...unless(username === POSTGRES_USER, 'the database knows another user'),
    ...unless(password === POSTGRES_PASSWORD, 'the database has another password'),
    ...unless(pathname === `/${POSTGRES_DB}`, 'the database has another name'),
  ];
}

function redisFaults(environment: Environment, compose: ComposeFile): string[] {
  const config = configOf(compose, 'valkey');
  const megabytes = Number(/^(\d+)mb$/.exec(config.get('maxmemory') ?? '')?.[1] ?? 0);
  return [
    ...unless(
      new URL(environment.REDIS_URL ?? 'redis://nobody').password === config.get('requirepass'),
      'Redis has another password',
    ),
    ...unless(config.get('maxmemory-policy') === 'noeviction', 'Redis throws away what is still needed'),
    ...unless(megabytes >= 256, `Redis has ${megabytes} MB`),
  ];
}

function storeFaults(environment: Environment, { services }: ComposeFile): string[] {
  const { hostname, port } = new URL(environment.S3_ENDPOINT ?? 'http://nobody');
  const store = services[hostname]?.environment ?? {};
  const maker = services.bucket;
  return [
    ...unless(store.VGW_PORT === `:${port}`, 'the store listens at another port'),
    ...unless(store.ROOT_ACCESS_KEY_ID === environment.S3_ACCESS_KEY_ID, 'the store knows another key'),
    ...unless(store.ROOT_SECRET_ACCESS_KEY === environment.S3_SECRET_ACCESS_KEY, 'the store has another secret'),
    ...unless(maker?.environment.S3_BUCKET === environment.S3_BUCKET, 'another bucket is made'),
  ];
}

/** A network of 256 addresses, from the first to the last. */
const rangeOf = (subnet: string): string => subnet.replace(/^(.+)\.0\/24$/, '$1.0-$1.255');

function relayedFaults({ configs, networks }: ComposeFile): string[] {
  const [{ subnet }] = networks.default.ipam.config;
  const denied = [...(configs.turn?.content ?? '').matchAll(/^denied-peer-ip=(.+)$/gm)].map(([, range]) => range);
  return [
    ...unless(denied.includes(rangeOf(subnet)), 'the relay leads to what runs beside it'),
    ...['127.0.0.0-127.255.255.255', '::1'].flatMap((range) =>
      unless(denied.includes(range), `the relay leads to its own machine: ${range}`),
    ),
    ...unless(denied.includes('169.254.0.0-169.254.255.255'), 'the relay leads to the secrets of a cloud'),
  ];
}

function turnFaults(environment: Environment, compose: ComposeFile): string[] {
  const config = configOf(compose, 'turn');
  const ports = (environment.TURN_URLS ?? '').match(/(?<=:)\d+(?=\?|,|$)/g) ?? [];
  const [first, last] = [Number(config.get('min-port')), Number(config.get('max-port'))];
  return [
    ...unless(config.has('use-auth-secret'), 'the relay takes everybody'),
    ...unless(config.get('static-auth-secret') === environment.TURN_SECRET, 'the relay has another secret'),
    ...unless(
      ports.every((port) => port === config.get('listening-port')),
      'the relay listens at another port',
    ),
    ...relayedFaults(compose),
    ...unless(first < last && (last < facePorts.first || first > facePorts.last), 'the relay takes ports of phones'),
  ];
}

/** What does not agree between the nodes and what they stand on. */
export function engineFaults(compose: ComposeFile): string[] {
  const [, node] = nodesOf(compose)[0] ?? [];
  const environment = node?.environment ?? {};
  return [
    ...databaseFaults(environment, compose.services.database),
    ...redisFaults(environment, compose),
    ...storeFaults(environment, compose),
    ...turnFaults(environment, compose),
  ];
}
