import { type Offer, readExports, type Use } from './readExports';

const isProduct = (file: string): boolean =>
  !/\.(test|test-d|spec|setup)\.tsx?$|\/testing\/|^(e2e|bench|scripts)\//.test(file);

/** Read by tools, which import by the name of the file: the migrations from the tables, the settings of a build. */
const isReadByTools = (file: string): boolean => /\.(tables|config)\.ts$/.test(file);

/** Everything that somebody takes, through faces to where it is declared. */
function usedNames(offers: readonly Offer[]): (file: string, name: string) => boolean {
  const byFile = new Map(offers.map((offer) => [offer.file, offer]));
  const used = new Map<string, Set<string | undefined>>();
  function take({ file, name }: Use): void {
    const names = used.get(file) ?? new Set();
    if (names.has(name)) return;
    used.set(file, names.add(name));
    for (const handed of byFile.get(file)?.handedOn ?? []) {
      if (name === undefined || handed.as === undefined || handed.as === name) take(handed);
    }
  }
  for (const { uses } of offers) uses.forEach(take);
  return (file, name) => used.get(file)?.has(name) === true || used.get(file)?.has(undefined) === true;
}

function unusedExports(offers: readonly Offer[]): string[] {
  const isUsed = usedNames(offers);
  return offers
    .filter(({ file }) => isProduct(file) && !isReadByTools(file))
    .flatMap(({ file, declared, handedOn }) =>
      [...declared, ...handedOn.flatMap(({ as }) => as ?? [])]
        .filter((name) => !isUsed(file, name))
        .map((name) => `nobody uses ${name}: ${file}`),
    );
}

function namesOfTwoThings(offers: readonly Offer[]): string[] {
  const homes = new Map<string, string[]>();
  for (const { file, declared } of offers.filter(({ file }) => isProduct(file))) {
    for (const name of declared) if (name !== 'default') homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  return [...homes].flatMap(([name, files]) =>
    files.length > 1 ? [`${name} is the name of two things: ${files.join(', ')}`] : [],
  );
}

/** What is exported is used, and has a name that nothing else has. */
export const faultsOfExports = (offers: readonly Offer[]): string[] => [
  ...unusedExports(offers),
  ...namesOfTwoThings(offers),
];

export async function checkExports(): Promise<string[]> {
  const offers = await readExports(['packages', 'apps', 'e2e', 'bench', 'scripts']);
  if (offers.length < 500) return [`the export check read only ${offers.length} files`];
  return faultsOfExports(offers);
}
