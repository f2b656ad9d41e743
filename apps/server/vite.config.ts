import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vite';

const sources = join(import.meta.dirname, 'src');

/** Threads are programs of their own; built, they lie beside the one that opens them. */
const threads = readdirSync(sources, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.worker.ts') && !file.startsWith('testing'))
  .map((file) => [basename(file, '.ts'), join(sources, file)]);

/** The service, and commands for whoever keeps it. */
const programs = ['main', 'backup', 'restore'].map((name) => [name, join(sources, `${name}.ts`)]);

/** The server and the contract; what comes from npm stays outside, and what few need is loaded apart. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: {
      input: Object.fromEntries([...programs, ...threads]),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@mukae\//] },
});
