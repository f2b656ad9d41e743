import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { build } from './build.mjs';

/** npm run dev: the server restarts when its sources change, the pages reload by themselves. */
const root = fileURLToPath(new URL('..', import.meta.url));

await build();
const server: ChildProcess = spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  detached: true,
});
const pages = await createServer({ configFile: 'apps/web/vite.config.ts' });
await pages.listen();
pages.printUrls();

process.on('SIGINT', async () => {
  await pages.close();
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGINT');
  server.once('exit', () => process.exit(0));
});
