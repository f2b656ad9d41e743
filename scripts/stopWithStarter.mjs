// Who started this process may go away without a signal that reaches it. Then it sends itself the one that was missed.
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';

const manifest = fileURLToPath(new URL('../package.json', import.meta.url));
const checkMs = 1000;

/** Its scripts begin with `exec`, so that npm itself is the parent. Any other parent may leave: it may have started a service to stay. */
const isRunByNpm = ({ npm_lifecycle_event, npm_package_json }) =>
  npm_package_json === manifest && ['start', 'dev'].includes(npm_lifecycle_event);

/** nohup takes away all three. */
const isOnTerminal = () => [0, 1, 2].some((stream) => isatty(stream));

const stop = () => process.kill(process.pid, 'SIGTERM');

export function stopWithStarter() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (isRunByNpm(process.env) && process.ppid !== parent) stop();
  }, checkMs).unref();
  // Without a terminal one that closes is none of our business, although npm does not survive it.
  process.on('SIGHUP', isOnTerminal() ? stop : () => clearInterval(watch));
}
