import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { calmChunk, dialogueChunk, entranceChunk, fetchingChunk, sharedChunk, signageChunk } from './chunks.ts';
import { commonFonts } from './commonFonts.ts';
import { preloadedMain } from './preloadedMain.ts';

const server = process.env.MUKAE_SERVER ?? 'http://127.0.0.1:3000';
const isCall = (path: string) => /^\/(api|token|documents|files|models|health|readyz|docs|openapi\.json)/.test(path);

export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  plugins: [commonFonts(), react(), preloadedMain()],
  build: {
    target: 'es2023',
    manifest: true,
    // Whoever can run the rest knows it by itself.
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      // Who imports one icon is not given all of them, nor a whole feature who takes one thing at its face.
      treeshake: { moduleSideEffects: [{ test: /\/src\/(icons\/|features\/[^/]+\/index\.ts$)/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [fetchingChunk, entranceChunk(), calmChunk, signageChunk, dialogueChunk, sharedChunk],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    host: 'localhost',
    port: 5173,
    proxy: {
      '/ws': { target: server, ws: true },
      '/': {
        target: server,
        // A page and a call may share a path (GET /login, POST /login): only calls leave the dev server.
        bypass: (request) => (request.method === 'GET' && !isCall(request.url ?? '/') ? request.url : undefined),
      },
    },
  },
});
