import type { DeskEvent } from '@mukae/contract/domain/reception/deskEvents';
import type { Logger } from '#platform/log/logger';
import type { Nodes, NodesLine } from '#platform/nodes/nodes';
import { Refusal } from '#platform/refusals/refusal';
import type { CompanyDesk } from './companyDesk';
import type { Desks } from './desks';
import { outcomeOf } from './errands';
import type { LineEntry } from './lineEntry';
import { type DeskMove, questions } from './questions';

interface Dependencies {
  nodes: Pick<Nodes, 'self' | 'take' | 'ask' | 'onAsked'>;
  line: Pick<NodesLine<LineEntry>, 'seq' | 'reached'>;
  desks: Pick<Desks, 'of' | 'all'>;
  log: Logger;
}

const post = 'moves';

/** She comes to the desk first, and leaves the one where she was; unless she is refused. */
async function move(
  desk: CompanyDesk,
  others: readonly CompanyDesk[],
  { person, event }: DeskMove,
  makeSure: () => Promise<void>,
): Promise<void> {
  const { userId } = person;
  const there = others.flatMap(({ now }) => now.operators.get(userId) ?? []);
  if (there.some(({ state }) => state.at === 'Active')) throw new Refusal('operatorBusy');
  const events: DeskEvent[] = [event];
  if (there.some(({ isReady }) => isReady)) events.unshift({ type: 'operatorReady', userId });
  if (!desk.now.operators.has(userId)) events.unshift({ type: 'operatorCame', ...person });
  await desk.judge(events);
  await makeSure();
  for (const other of others) await other.happen({ type: 'operatorLeft', userId });
  for (const one of events) await desk.happen(one);
}

/** Who belongs to no company goes from desk to desk one move after the other, all of them at one node: nobody is at two desks. */
export function makeMovingBetweenDesks({ nodes, line, desks, log }: Dependencies): (asked: DeskMove) => Promise<void> {
  let lastMove: Promise<unknown> = Promise.resolve();

  async function isStillHere(): Promise<void> {
    if ((await nodes.take(post)) !== nodes.self) throw new Refusal('unavailable');
  }

  function inTurn(asked: DeskMove): Promise<void> {
    const moved = lastMove.then(async () => {
      const desk = await desks.of(asked.companyId);
      const others = desks.all().filter((other) => other !== desk && other.now.operators.has(asked.person.userId));
      await move(desk, others, asked, isStillHere);
    });
    lastMove = moved.catch(() => undefined);
    return moved;
  }

  nodes.onAsked(questions.move, (asked) =>
    outcomeOf(async () => {
      await inTurn(asked);
      return line.seq;
    }, log),
  );

  return async (asked) => {
    const holder = await nodes.take(post);
    if (holder === nodes.self) return inTurn(asked);
    const outcome = await nodes.ask(holder, questions.move, asked).catch((cause) => {
      throw new Refusal('unavailable', { cause });
    });
    if (outcome.is === 'refused') throw new Refusal(outcome.error);
    if (outcome.is === 'done') await line.reached(outcome.told);
  };
}
