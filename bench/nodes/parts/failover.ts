import type { Extent } from '../extent';
import { judge } from '../judging';
import { Page } from '../load/page';
import { Pair } from '../load/pairs';
import { comeBack, touchUntilRung } from '../load/touchUntilRung';
import type { Chain } from '../relays/chain';
import { MukaeNodes } from '../relays/mukaeNodes';
import { speeches } from '../speech/speeches';

const wantedSeconds = 10;
const nodes = 3;

/** Times from the kill to the ring, in seconds. */
interface Failover {
  /** The pages were at other nodes. */
  elsewhere: number;
  /** The pages were at the node that is gone, and came back at others. */
  there: number;
}

/** A screen and its operator; whoever opens the company's desk first decides where it is held. */
function openAt(relay: MukaeNodes, { screens, operators }: Chain, at: { screen: number; operator: number }) {
  const [screen] = screens;
  const [operator] = operators;
  if (!screen || !operator) throw new Error('a company is empty');
  return Pair.open('mukae', {
    screen: relay.seatAt(at.screen, at.screen, 'screen', screen),
    operator: relay.seatAt(at.operator, at.operator, 'operator', operator),
  });
}

async function killHolder(relay: MukaeNodes, holder: number, companies: readonly Chain[]): Promise<Failover> {
  const [one, other] = companies;
  const opener = one?.screens[1];
  if (!one || !other || !opener) throw new Error('a company is missing');
  const first = await Page.open(speeches.mukae, relay.seatAt(holder, holder, 'opener', opener));
  const elsewhere = await openAt(relay, one, { screen: holder + 1, operator: holder + 2 });
  const there = await openAt(relay, other, { screen: holder, operator: holder });
  for (const { screen, operator } of [elsewhere, there]) await touchUntilRung(screen, operator);

  const killed = performance.now();
  await relay.nodes[holder]?.stop('SIGKILL');
  const urlAfter = (steps: number) => relay.urls[(holder + steps) % nodes] ?? '';
  const [stayed, cameBack] = await Promise.all([
    touchUntilRung(elsewhere.screen, elsewhere.operator),
    Promise.all([comeBack(there.screen, urlAfter(1)), comeBack(there.operator, urlAfter(2))]).then(
      async ([screen, operator]) => {
        const rangAt = await touchUntilRung(screen, operator);
        screen.close();
        operator.close();
        return rangAt;
      },
    ),
  ]);
  first.close();
  elsewhere.close();
  await relay.startNode(holder);
  return { elsewhere: (stayed - killed) / 1000, there: (cameBack - killed) / 1000 };
}

/** The node that holds a company's desk is killed: how long until the next touch there has rung. */
export async function failover({ kills }: Extent): Promise<void> {
  const relay = await MukaeNodes.start({ nodes });
  const seen: Failover[] = [];
  try {
    const chains = await relay.chains(2 * kills, 2, 1);
    for (let kill = 0; kill < kills; kill += 1) {
      const times = await killHolder(relay, kill % nodes, chains.slice(2 * kill, 2 * kill + 2));
      console.log(
        `node ${(kill % nodes) + 1} of ${nodes} killed: pages at others rang after ${times.elsewhere.toFixed(1)} s, its own after ${times.there.toFixed(1)} s`,
      );
      seen.push(times);
    }
  } finally {
    await relay.stop();
  }
  judge('holder killed → next touch has rung, the longest, s', Math.max(...seen.map(({ elsewhere }) => elsewhere)), {
    atMost: wantedSeconds,
  });
  judge('the same from a page that was at that node, s', Math.max(...seen.map(({ there }) => there)), {
    atMost: wantedSeconds,
  });
}
