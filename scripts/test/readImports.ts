import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One import: from a file of ours to another, or to `npm:package`. */
export interface Import {
  from: string;
  to: string;
  /** As it is written. */
  specifier: string;
}

const source = /\.tsx?$/;
const ours: Record<string, string> = { '@mukae/contract': 'packages/contract/src', '@mukae/server': 'apps/server/src' };

export async function sourceFiles(folders: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true })) {
      if (source.test(entry) && !/(^|\/)(node_modules|dist)\//.test(entry)) found.push(join(folder, entry));
    }
  }
  return found;
}

const asFile = (path: string): string =>
  ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => path + ending)
    .find((file) => source.test(file) && existsSync(file)) ?? path;

const sourcesAround = (file: string): string => file.slice(0, file.indexOf('/src/') + '/src'.length);

export function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return asFile(join(dirname(from), specifier));
  const aliased = /^(?:#|@\/)(.+)/.exec(specifier)?.[1];
  if (aliased) return asFile(join(sourcesAround(from), aliased));
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const folder = ours[`${scope}/${name}`];
  if (folder) return asFile(join(folder, ...rest));
  return `npm:${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}

async function importsOf(file: string): Promise<Import[]> {
  const code = await readFile(file, 'utf8');
  const { module } = parseSync(file, code);
  const specifiers = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) specifiers.push(moduleRequest.value);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"](.+)['"]$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) specifiers.push(literal[1]);
  }
  return specifiers.map((specifier) => ({ from: file, to: resolveImport(file, specifier), specifier }));
}

export async function readImports(folders: readonly string[]): Promise<Import[]> {
  return (await Promise.all((await sourceFiles(folders)).map(importsOf))).flat();
}
