import { z } from 'zod';

/** Of the list that the build makes of its files, by the source or the chunk they come from. */
export const builtFilesList = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

export type BuiltFiles = z.infer<typeof builtFilesList>;

/** Every file that is there before these sources run, once; what they fetch later is not among them. */
export function filesBefore(list: BuiltFiles, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const follow = (name: string): string[] => {
    const found = list[name];
    if (!found) throw new Error(`${name} was not built`);
    if (seen.has(name)) return [];
    seen.add(name);
    return [found.file, ...found.css, ...found.imports.flatMap(follow)];
  };
  return [...new Set(sources.flatMap(follow))];
}

/** A chunk that has no source of its own is known by its name and what it was made of. */
export function chunkNamed(list: BuiltFiles, name: string): string {
  const found = Object.keys(list).filter((key) => key.startsWith(`_${name}-`) && key.endsWith('.js'));
  if (found.length !== 1 || found[0] === undefined) throw new Error(`there is no one chunk named ${name}`);
  return found[0];
}

export interface Weighed {
  lines: string[];
  isWithin: boolean;
}

/** What files weigh together, in bytes, and whether that is within a limit. */
export function weigh(title: string, sizes: ReadonlyMap<string, number>, limitKiB: number): Weighed {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const isWithin = total <= limitKiB * 1024;
  const inKiB = (size: number) => (size / 1024).toFixed(1);
  const files = [...sizes].map(([file, size]) => `  ${inKiB(size).padStart(6)}  ${file}`);
  const verdict = `limit ${limitKiB} KiB: ${isWithin ? 'kept' : 'broken'}`;
  return { lines: [`${title}: ${inKiB(total)} KiB`, ...files, verdict], isWithin };
}
