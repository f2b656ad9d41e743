import { parse } from 'yaml';
import { askedOf, type ComposeFile, environmentIn, filledIn, nodesOf, readCompose } from './composeFile';
import { type DeployFiles, textOf, unless } from './deployFiles';
import { engineFaults } from './engineFaults';
import { type Environment, isSecret } from './knownSettings';
import { nodeFaults } from './nodeFaults';

/** `name:1.2`, `name:1.2.3-slim`, `name:v1.2.3`: no word such as `latest`. */
const isPinned = (image: string): boolean => /:v?\d+\.\d+(\.\d+)?(-[\w.]+)*$/.test(image);

/** What is named has to be there. */
function nameFaults({ services, volumes, configs }: ComposeFile): string[] {
  const named = Object.entries(services).flatMap(([name, service]) => [
    ...service.depends_on.flatMap((other) =>
      unless(services[other] !== undefined, `${name}: waits for no service: ${other}`),
    ),
    ...service.volumes.flatMap((volume) => {
      const [source = ''] = volume.split(':');
      return unless(source.startsWith('.') || volumes.includes(source), `${name}: there is no volume ${source}`);
    }),
    ...service.configs.flatMap(({ source, target }) => [
      ...unless(configs[source] !== undefined, `${name}: there is no config ${source}`),
      ...unless(service.command.includes(target), `${name}: does not read ${target}`),
    ]),
  ]);
  return named;
}

function imageFaults({ services }: ComposeFile): string[] {
  const own = Object.values(services).find(({ build }) => build !== undefined)?.image;
  return Object.entries(services).flatMap(([name, { image }]) =>
    unless(image === own || isPinned(image), `${name}: ${image} is of no certain version`),
  );
}

/** Secrets come from the environment alone, and all that is asked for stands in the example. */
function secretFaults(files: DeployFiles): string[] {
  const text = textOf(files, 'compose.yaml');
  const example = environmentIn(textOf(files, '.env.example'));
  const asked = askedOf(text);
  const written: unknown = parse(text, { merge: true });
  const values = new Map<string, unknown>();
  JSON.stringify(written, (name, value) => {
    if (isSecret(name)) values.set(name, value);
    return value;
  });
  return [
    ...asked.flatMap(({ name }) => unless(name in example, `${name} is missing in .env.example`)),
    ...Object.keys(example).flatMap((name) =>
      unless(
        asked.some((one) => one.name === name),
        `nobody asks for ${name}`,
      ),
    ),
    ...asked.flatMap(({ name, how }) =>
      unless(!isSecret(name) || how !== ':-' || name === 'ADMIN_PASSWORD', `${name} has a default`),
    ),
    ...[...values].flatMap(([name, value]) =>
      unless(
        typeof value === 'string' && filledIn(value.replace(/:\?[^}]*/, ''), {}) === '',
        `${name} is written down`,
      ),
    ),
    ...Object.entries(example).flatMap(([name, value]) =>
      unless(!isSecret(name) || value === '', `${name} is written down`),
    ),
    ...['DATABASE_URL', 'REDIS_URL'].flatMap((name) => {
      const [, password = ''] = new RegExp(`${name}: \\w+://\\w*:([^@]*)@`).exec(text) ?? [];
      return unless(password.startsWith('${'), `${name} has a password written down`);
    }),
  ];
}

function faultsAround(files: DeployFiles, compose: ComposeFile): string[] {
  const nodes = nodesOf(compose).map(([name]) => name);
  const rolled = /for node in ([^;]+);/.exec(textOf(files, 'deploy/roll.sh'))?.[1]?.split(' ') ?? [];
  const ignored = textOf(files, '.gitignore').split('\n');
  return [
    ...unless(rolled.join() === nodes.join(), 'deploy/roll.sh brings an update to other nodes'),
    ...['.env', 'settings.env'].flatMap((name) => unless(ignored.includes(name), `${name} might be committed`)),
  ];
}

/** What is wrong with compose.yaml, filled in with these values. */
export function composeFaults(files: DeployFiles, env: Environment): string[] {
  const compose = readCompose(files, env);
  return [
    ...nameFaults(compose),
    ...imageFaults(compose),
    ...secretFaults(files),
    ...nodeFaults(files, compose),
    ...engineFaults(compose),
    ...faultsAround(files, compose),
  ];
}
