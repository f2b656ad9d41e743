import { parse } from 'yaml';
import { z } from 'zod';
import { type DeployFiles, foundIn, textOf, unless } from './deployFiles';
import { isSecret, readOrFault, unknownSettings } from './knownSettings';
import { imageValue, isProbe, patienceSeconds } from './nodeFaults';

const labels = z.record(z.string(), z.string());
const probe = z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }) });

const container = z.looseObject({
  image: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
  env: z.array(
    z.object({
      name: z.string(),
      value: z.string().optional(),
      valueFrom: z.object({ fieldRef: z.object({ fieldPath: z.string() }) }).optional(),
    }),
  ),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  lifecycle: z.object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) }),
  securityContext: z.looseObject({ readOnlyRootFilesystem: z.boolean(), allowPrivilegeEscalation: z.boolean() }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});

const deployment = z.looseObject({
  spec: z.looseObject({
    replicas: z.number(),
    strategy: z.object({ rollingUpdate: z.object({ maxUnavailable: z.number(), maxSurge: z.number() }) }),
    selector: z.object({ matchLabels: labels }),
    template: z.looseObject({
      metadata: z.object({ labels, annotations: labels }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.looseObject({ runAsNonRoot: z.boolean(), runAsUser: z.number() }),
        containers: z.tuple([container]),
      }),
    }),
  }),
});

const settingsMap = z.looseObject({ metadata: z.object({ name: z.string() }), data: labels });
const secretMap = z.looseObject({ metadata: z.object({ name: z.string() }), stringData: labels });
const budget = z.looseObject({
  spec: z.object({ maxUnavailable: z.number(), selector: z.object({ matchLabels: labels }) }),
});
const service = z.looseObject({
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({
    sessionAffinity: z.string(),
    selector: labels,
    ports: z.array(z.object({ name: z.string(), port: z.number(), targetPort: z.string() })),
  }),
});
const kustomization = z.looseObject({ resources: z.array(z.string()) });

const folder = 'deploy/kubernetes';
const read = <Shape extends z.ZodType>(files: DeployFiles, name: string, shape: Shape): z.output<Shape> =>
  shape.parse(parse(textOf(files, `${folder}/${name}`)));

/** What stands in a secret of somebody's own. */
const filled: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://mukae:secret@database.example.com:5432/mukae',
  REDIS_URL: 'rediss://:secret@redis.example.com:6379',
  SMTP_URL: 'smtp://user:secret@mail.example.com:587',
  ADMIN_LOGIN_ID: 'admin@example.com',
};
const anySecret = 'x'.repeat(64);

function settingFaults(files: DeployFiles, pod: z.output<typeof container>): string[] {
  const { metadata, data } = read(files, 'settings.yaml', settingsMap);
  const secret = read(files, 'secret.example.yaml', secretMap);
  const own = Object.fromEntries(pod.env.map(({ name, value }) => [name, value ?? 'mukae-1']));
  const secrets = Object.fromEntries(Object.keys(secret.stringData).map((name) => [name, filled[name] ?? anySecret]));
  const all = { ...data, ...secrets, ...own, DATA_DIR: imageValue(files, 'DATA_DIR') };
  const { settings, faults } = readOrFault(folder, all);
  const taken = pod.envFrom.flatMap((from) => Object.values(from).map(({ name }) => name));
  return [
    ...faults,
    ...unknownSettings(files, folder, Object.keys(all)),
    ...unless(settings?.mode === 'srv', 'pods are no production service'),
    ...unless(settings?.s3 !== undefined && settings.ice.turn !== undefined, 'pods lack the store, or the relay'),
    ...unless(
      pod.volumeMounts.some(({ mountPath }) => mountPath === settings?.documentsDir),
      'pods do not look into the folder of documents',
    ),
    ...unless(settings?.linkSecret !== undefined, 'pods sign links with a secret of each'),
    ...unless('REDIS_URL' in all && settings?.databaseUrl !== undefined, 'pods lack the database, or Redis'),
    ...unless(taken.join() === [metadata.name, secret.metadata.name].join(), 'pods take their settings from elsewhere'),
    ...Object.keys(data).flatMap((name) => unless(!isSecret(name), `${name} stands among what is no secret`)),
    ...Object.entries(secret.stringData).flatMap(([name, value]) => unless(value === '', `${name} is written down`)),
    ...unless(
      pod.env.some(({ name, valueFrom }) => name === 'NODE_NAME' && valueFrom?.fieldRef.fieldPath === 'metadata.name'),
      'pods have one name',
    ),
  ];
}

function podFaults(files: DeployFiles, pod: z.output<typeof container>): string[] {
  const [port] = pod.ports;
  const probes = [pod.startupProbe, pod.livenessProbe, pod.readinessProbe];
  const mounted = pod.volumeMounts.map(({ mountPath }) => mountPath);
  const version = foundIn(files, 'package.json', /"version": "([^"]+)"/);
  return [
    ...unless(pod.image.endsWith(`:${version}`), `pods run another version than ${version}`),
    ...unless(String(port?.containerPort) === imageValue(files, 'PORT'), 'pods listen at another port'),
    ...probes.flatMap(({ httpGet: { path, port: asked } }) => [
      ...unless(isProbe(files, path), `pods are asked ${path}, which the service does not answer`),
      ...unless(asked === port?.name, `pods are asked at ${asked}`),
    ]),
    ...unless(pod.livenessProbe.httpGet.path === '/healthz', 'pods are killed while the database is away'),
    ...unless(pod.readinessProbe.httpGet.path === '/servez', 'pods are sent people whatever becomes of them'),
    ...unless(pod.securityContext.readOnlyRootFilesystem, 'pods may write to their image'),
    ...unless(!pod.securityContext.allowPrivilegeEscalation, 'pods may become more than they are'),
    ...unless(
      mounted.includes(imageValue(files, 'DATA_DIR')) && mounted.includes('/tmp'),
      'pods have nowhere to write',
    ),
  ];
}

/** What is wrong with the manifests for Kubernetes. */
export function kubernetesFaults(files: DeployFiles): string[] {
  const { spec } = read(files, 'deployment.yaml', deployment);
  const pods = spec.template.spec;
  const [pod] = pods.containers;
  const figures = spec.template.metadata.annotations;
  const carried = JSON.stringify(spec.template.metadata.labels);
  const face = read(files, 'service.yaml', service);
  const { resources } = read(files, 'kustomization.yaml', kustomization);
  const rest = read(files, 'disruptionBudget.yaml', budget).spec;
  const ingress = textOf(files, `${folder}/ingress.yaml`);
  const wait = Number(pod.lifecycle.preStop.exec.command.at(-1));
  const user = foundIn(files, 'deploy/Dockerfile', /^USER (\d+):/m);
  return [
    ...settingFaults(files, pod),
    ...podFaults(files, pod),
    ...unless(
      figures['prometheus.io/path'] === '/metrics' &&
        figures['prometheus.io/port'] === String(pod.ports[0]?.containerPort),
      'pods are asked for figures where there are none',
    ),
    ...unless(spec.replicas >= 2, 'there is one pod'),
    ...unless(spec.strategy.rollingUpdate.maxUnavailable === 0, 'an update takes pods away before others are there'),
    ...unless(rest.maxUnavailable === 1, 'several pods may be taken at once'),
    ...unless(
      pods.terminationGracePeriodSeconds > wait + patienceSeconds(files),
      'pods are killed before they have stopped',
    ),
    ...unless(
      pods.securityContext.runAsNonRoot && String(pods.securityContext.runAsUser) === user,
      'pods run as another user',
    ),
    ...[spec.selector.matchLabels, rest.selector.matchLabels, face.spec.selector].flatMap((labels) =>
      unless(JSON.stringify(labels) === carried, `nothing is found by ${JSON.stringify(labels)}`),
    ),
    ...unless(face.spec.sessionAffinity === 'None' && !/sticky|affinity/.test(ingress), 'pages are tied to pods'),
    ...unless(face.spec.ports[0]?.targetPort === pod.ports[0]?.name, 'the service sends people to another port'),
    ...unless(
      ingress.includes(`name: ${face.metadata.name}\n                port: { name: ${face.spec.ports[0]?.name} }`),
      'the ingress names another service',
    ),
    ...resources.flatMap((name) =>
      unless(
        `${folder}/${name.replace('secret.yaml', 'secret.example.yaml')}` in files,
        `there is no ${name} to be applied`,
      ),
    ),
    ...unless(textOf(files, '.gitignore').includes(`${folder}/secret.yaml`), 'the secret might be committed'),
  ];
}
