import { join } from 'node:path';

/** As much of the bundler's module as is needed here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const roots = ['src/app/main.tsx', 'src/features/accounts/login/LoginScreen.tsx'].map((path) =>
  join(import.meta.dirname, path),
);

/** Their one file re-exports everything: which parts the login page needs, only the bundler knows. */
const kits = /\/node_modules\/@mantine\/|\/src\/icons\//;

/**
 * What shows the login page comes in one file: dozens of small ones would cost as many requests, and are larger
 * together. Everything behind the login stays split by page.
 */
export function entranceChunk() {
  const needed = new Set<string>();

  function follow(id: string, graph: Graph): void {
    if (needed.has(id) || kits.test(id)) return;
    needed.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next, graph);
  }

  return {
    priority: 1,
    name(id: string, graph: Graph): string | null {
      if (needed.size === 0) for (const root of roots) follow(root, graph);
      return needed.has(id) ? 'entrance' : null;
    },
  };
}

/** What fetches code does not come with the code that it fetches. */
export const fetchingChunk = { name: 'fetching', priority: 2, test: /vite\/preload-helper/ };

/** What a screen shows when all else fails comes in a file of its own: it needs nothing that may be missing. */
export const calmChunk = { name: 'calm', priority: 0.9, test: /\/signages\/view\/SignageEntrance\.tsx$/ };

/**
 * What a screen in a shop needs before its avatar comes in one file, with nothing that only people at desks need: the
 * bundler takes along what it imports.
 */
export const signageChunk = { name: 'signage', priority: 0.5, test: /\/signages\/view\/SignageScreen\.tsx$/ };

/**
 * What visitors talk to and write on comes in a file of its own, when it may be wanted soon: a screen stands without it, and what it
 * shares with people at desks does not bring theirs along.
 */
export const dialogueChunk = {
  name: 'dialogue',
  priority: 0.4,
  test: /\/scene\/(dialogue\/DialogueParts|message\/MessageSheet)\.tsx$/,
};

/**
 * What three pages or more have in common comes in one file, too: split by who shares what, it was six hundred files. What
 * the drawn characters share is no page's business: it comes with the first of them.
 */
export const sharedChunk = { name: 'shared', minShareCount: 3, test: /^(?!.*\/src\/avatar\/)/ };
