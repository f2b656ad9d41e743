import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const server = fileURLToPath(new URL('../..', import.meta.url));

interface BuiltProgram {
  path: string;
  remove(): Promise<void>;
}

/**
 * A program beside this file as one file of JavaScript: from its sources each start would take five seconds of a processor. It
 * lies as deep in the server's folder as its source, so that what it finds beside itself is there as well.
 */
export async function buildProgram(name: string): Promise<BuiltProgram> {
  await mkdir(join(server, 'dist'), { recursive: true });
  const folder = await mkdtemp(join(server, 'dist', 'program-'));
  await build({
    configFile: join(server, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: folder,
      sourcemap: false,
      rollupOptions: { input: { main: join(import.meta.dirname, `${name}.ts`) } },
    },
  });
  return {
    path: join(folder, 'main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
