import { loggedIn } from '@mukae/server/testing/testClient';

/** An honest person in a process of her own, who keeps asking and notes how long it took. Her parent asks for her notes. */
const [, , url = ''] = process.argv;
const everyMs = 50;

let waits: number[] = [];
let refusals: number[] = [];

async function ask(): Promise<void> {
  const begun = performance.now();
  const statuses = await Promise.all([
    fetch(`${url}/healthz`).then(({ status }) => status),
    admin.post('/api/getUser', { targetUserId: 'SELF' }).then(({ status }) => status),
  ]);
  waits.push(performance.now() - begun);
  refusals.push(...statuses.filter((status) => status !== 200));
}

const admin = await loggedIn(url, 'admin@demo.example');
process.on('message', () => {
  process.send?.({ waits, refusals });
  [waits, refusals] = [[], []];
});
process.send?.('there');

let isAsking = false;
setInterval(async () => {
  if (isAsking) return;
  isAsking = true;
  // A service that was killed on purpose answers nobody.
  await ask().catch(() => refusals.push(0));
  isAsking = false;
}, everyMs);
