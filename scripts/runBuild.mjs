// Builds in a process of its own: a bundler takes half a gigabyte that whoever called it would never give back.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { unbuiltParts } from './unbuilt.mjs';

const program = fileURLToPath(new URL('./build.mjs', import.meta.url));
const endings = ['SIGINT', 'SIGTERM'];

export async function build() {
  if ((await unbuiltParts()).length === 0) return true;
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'inherit'] });
  let asked;
  const end = (signal) => {
    asked = signal;
    child.kill(signal);
  };
  for (const signal of endings) process.on(signal, end);
  const [code] = await once(child, 'exit');
  for (const signal of endings) process.off(signal, end);
  if (asked) endBy(asked);
  return code === 0;
}

/** As if nobody had caught the signal. It does not end the first process of a container, whose exit code then says it. */
function endBy(signal) {
  process.kill(process.pid, signal);
  process.exit(128 + constants.signals[signal]);
}
