import { type ComposeFile, nodesOf, type Service } from './composeFile';
import { type DeployFiles, foundIn, textOf, unless } from './deployFiles';
import { readOrFault, unknownSettings } from './knownSettings';

const seconds = (duration = '0s'): number => Number(/^(\d+)s$/.exec(duration)?.[1] ?? 0);

/** As the source writes it: `25_000`. */
export const patienceSeconds = (files: DeployFiles): number =>
  Number(foundIn(files, 'apps/server/src/stop.ts', /patienceMs = ([\d_]+);/).replaceAll('_', '')) / 1000;

export const imageValue = (files: DeployFiles, name: string): string =>
  foundIn(files, 'deploy/Dockerfile', new RegExp(`^ENV .*\\b${name}=(\\S+)`, 'm'));

/** A path that the service answers whether it lives, or is ready. */
export const isProbe = (files: DeployFiles, path: string): boolean =>
  textOf(files, 'apps/server/src/platform/http/probes.ts').includes(`app.get('${path}'`);

function hostFaults(name: string, { environment }: Service, { services }: ComposeFile): string[] {
  return ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT'].flatMap((setting) => {
    const { hostname = '' } = URL.parse(environment[setting] ?? '') ?? {};
    return unless(services[hostname] !== undefined, `${name}: ${setting} names ${hostname}, which is no service`);
  });
}

function nodeFault(files: DeployFiles, compose: ComposeFile, [name, node]: [string, Service]): string[] {
  const { settings, faults } = readOrFault(name, node.environment);
  const probe = node.healthcheck?.test.at(-1) ?? '';
  return [
    ...faults,
    ...unknownSettings(files, name, Object.keys(node.environment)),
    ...hostFaults(name, node, compose),
    ...unless(node.environment.NODE_NAME === name, `${name}: calls itself ${node.environment.NODE_NAME}`),
    ...unless(settings?.mode === 'srv', `${name}: is no production service`),
    ...unless(settings?.publicUrl?.startsWith('https://') === true, `${name}: its address is not https`),
    ...unless(settings?.trustProxy === 1, `${name}: stands behind one proxy`),
    ...unless(settings?.linkSecret !== undefined, `${name}: has no LINK_SECRET`),
    ...unless(settings?.metricsToken !== undefined, `${name}: has no METRICS_TOKEN`),
    ...unless(settings?.s3 !== undefined, `${name}: has no store for files`),
    ...unless(settings?.ice.turn !== undefined, `${name}: has nothing that relays calls`),
    ...unless(node.environment.REDIS_URL !== undefined, `${name}: has no REDIS_URL`),
    ...unless(seconds(node.stop_grace_period) > patienceSeconds(files), `${name}: is killed before it has stopped`),
    ...unless(isProbe(files, probe), `${name}: is asked ${probe}, which the service does not answer`),
    ...unless(node.ports.length === 0, `${name}: is reached past the proxy`),
    ...unless(node.read_only && node.tmpfs.includes('/tmp'), `${name}: may write to its image, or has no /tmp`),
    ...unless(
      node.volumes.some((volume) => volume === `${name}:${imageValue(files, 'DATA_DIR')}`),
      `${name}: has no volume of its own at DATA_DIR`,
    ),
    ...unless(
      node.volumes.includes(`./documents:${settings?.documentsDir}:ro`),
      `${name}: does not look into the folder of documents`,
    ),
  ];
}

/** What is wrong with the nodes of compose.yaml, each by itself and together. */
export function nodeFaults(files: DeployFiles, compose: ComposeFile): string[] {
  const nodes = nodesOf(compose);
  const differing = (setting: string): number => new Set(nodes.map(([, node]) => node.environment[setting])).size;
  return [
    ...unless(nodes.length === 3, `there are ${nodes.length} nodes`),
    ...unless(differing('NODE_NAME') === nodes.length, 'two nodes have one name'),
    ...['LINK_SECRET', 'DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT', 'S3_BUCKET', 'TURN_SECRET', 'METRICS_TOKEN'].flatMap(
      (setting) => unless(differing(setting) === 1, `nodes have different values of ${setting}`),
    ),
    ...nodes.flatMap((node) => nodeFault(files, compose, node)),
  ];
}
