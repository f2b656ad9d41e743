import { defineConfig } from 'vite';

/** The server and the contract; what comes from npm stays outside, and what few need is loaded apart. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: [/^@mukae\//] },
});
