import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from './runBuild.mjs';
import { stopWithStarter } from './stopWithStarter.mjs';

/** npm run dev: the server restarts when its sources change, the pages reload by themselves. */
stopWithStarter();
if (!(await build())) process.exit(1);

const inCheckout = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const run = (program: string, args: string[], options: SpawnOptions = {}) =>
  spawn(process.execPath, [inCheckout(program), ...args], { cwd: inCheckout(''), stdio: 'inherit', ...options });

const children = [
  // Out of the terminal's reach: tsx kills the server when Ctrl-C comes twice, from there and from here.
  run('node_modules/tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    detached: true,
  }),
  run('node_modules/vite/bin/vite.js', ['--config', 'apps/web/vite.config.ts']),
];
const ends = children.map((child) => once(child, 'exit'));

const asked = new Promise((resolve) => {
  process.on('SIGINT', resolve);
  process.on('SIGTERM', resolve);
});
const code = await Promise.race([asked.then(() => 0), ...ends.map((end) => end.then(() => 1))]);
for (const child of children) child.kill();
await Promise.all(ends);
process.exit(code);
