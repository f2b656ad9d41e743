import { isMainThread } from 'node:worker_threads';

/** A clock that jumps: SIGUSR2 sets it forward or back by CLOCK_SHIFT_MS, and the next one sets it right. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;
let off = 0;

const now = () => RealDate.now() + off;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});

if (isMainThread) {
  process.on('SIGUSR2', () => {
    off = off === 0 ? shift : 0;
  });
}
