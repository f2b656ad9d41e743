import { readFile } from 'node:fs/promises';
import { parseSync } from 'oxc-parser';
import { resolveImport, sourceFiles } from './readImports';

/** Something of another file. Without a name: all of it. */
export interface Use {
  file: string;
  name: string | undefined;
}

/** What a file takes from others, and what it offers to them. */
export interface Offer {
  file: string;
  declared: readonly string[];
  /** Declared elsewhere, and offered here under `as`, as a face does it. */
  handedOn: readonly (Use & { as: string | undefined })[];
  uses: readonly Use[];
}

/** What a late import is asked for, as in `.then(({ Screen }) => Screen)` or `(await import('./a')).b`. */
const askedOf = (behind: string): string | undefined =>
  /^\)(?:\.then\(\(\{ (\w+) \}\)|\)\.(\w+))/.exec(behind)?.slice(1).find(Boolean);

function lateUses(file: string, code: string, start: number, end: number): Use[] {
  const literal = /^['"](.+)['"]$/.exec(code.slice(start, end))?.[1];
  return literal ? [{ file: resolveImport(file, literal), name: askedOf(code.slice(end)) }] : [];
}

async function offerOf(file: string): Promise<Offer> {
  const code = await readFile(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const exported = staticExports
    .flatMap(({ entries }) => entries)
    .map(({ moduleRequest, importName, exportName }) => ({
      as: exportName.kind === 'Default' ? 'default' : (exportName.name ?? undefined),
      name: importName.name ?? undefined,
      from: moduleRequest && resolveImport(file, moduleRequest.value),
    }));
  return {
    file,
    declared: exported.flatMap(({ as, from }) => (from || as === undefined ? [] : [as])),
    handedOn: exported.flatMap(({ as, name, from }) => (from ? [{ as, name, file: from }] : [])),
    uses: [
      ...staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.map(({ importName }) => ({
          file: resolveImport(file, moduleRequest.value),
          name: importName.kind === 'Default' ? 'default' : (importName.name ?? undefined),
        })),
      ),
      ...dynamicImports.flatMap(({ moduleRequest }) => lateUses(file, code, moduleRequest.start, moduleRequest.end)),
    ],
  };
}

export async function readExports(folders: readonly string[]): Promise<Offer[]> {
  return Promise.all((await sourceFiles(folders)).map(offerOf));
}
