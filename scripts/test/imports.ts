import { faultOfImport } from './importRules';
import { type Import, readImports } from './readImports';

/** The first circle found from each module, as a line of file names. Types count: who reads one file has to read the other. */
function circles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) {
      found.push(`circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}

/** Holds the one-way imports; fails, too, when it could not read the modules it judges. */
export async function checkImports(): Promise<string[]> {
  const imports = await readImports(['packages', 'apps']);
  if (imports.length < 500) return [`the import check read only ${imports.length} imports`];
  const broken = imports.flatMap((found) => {
    const fault = faultOfImport(found);
    return fault ? [`${fault}: ${found.from} → ${found.to}`] : [];
  });
  return [...broken, ...circles(imports)];
}
