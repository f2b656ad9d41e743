import type { ClientMessage } from '@mukae/contract/realtime/clientMessages';
import type { Clock } from '#platform/clock/clock';
import type { NodesLine } from '#platform/nodes/nodes';
import type { Tracer } from '#platform/tracing/tracer';
import type { Connections, PageConnection } from '../connections';
import type { DeskView } from '../deskView';
import type { LineEntry } from '../lineEntry';
import type { TellNews } from '../telling/tellNews';
import { makeVisitPhases } from './visitPhases';
import { whatIsSaid } from './whatIsSaid';

type Telling = Pick<NodesLine<LineEntry>, 'add'>;

/** From a touch to the first sound: one trace a visit, over however many nodes. */
export interface VisitTraces {
  /** What is done because a page said something of a visit. */
  saying(message: ClientMessage, connection: PageConnection, work: () => Promise<void>): Promise<void>;
  /** The line, with what is told on it because of a visit. */
  telling(line: Telling): Telling;
  /** The pages here have heard what stands in an entry. */
  delivered(entry: LineEntry): void;
  /** What becomes of visits, where it is told what became of a desk. */
  following(tellNews: TellNews): TellNews;
}

interface VisitTracesParts {
  tracer: Tracer;
  clock: Clock;
  connections: Pick<Connections, 'ofUser'>;
  desks(): readonly DeskView[];
}

const untraced: VisitTraces = {
  saying: (_message, _connection, work) => work(),
  telling: (line) => line,
  delivered: () => undefined,
  following: (tellNews) => tellNews,
};

export function makeVisitTraces({ tracer, clock, connections, desks }: VisitTracesParts): VisitTraces {
  if (!tracer.isOn) return untraced;
  const { wholeOf, noteNews } = makeVisitPhases(tracer, clock);
  const now = (): number => clock.now().getTime();

  const isHeardHere = ({ letters }: LineEntry): boolean =>
    letters.some(({ audience }) => 'userId' in audience && connections.ofUser(audience.userId).length > 0);

  return {
    saying(message, connection, work) {
      const said = whatIsSaid(message, connection, desks());
      const whole = said && wholeOf(said.visit);
      return whole ? tracer.within(whole, () => tracer.during(said.name, work)) : work();
    },
    telling: (line) => ({
      add(entry, count) {
        return tracer.during('tell', () => {
          const below = tracer.here();
          return line.add(below ? { ...entry, traced: { below, at: now() } } : entry, count);
        });
      },
    }),
    delivered(entry) {
      const { traced } = entry;
      if (!traced || !isHeardHere(entry)) return;
      tracer.ended({ name: 'deliver', below: traced.below, from: traced.at, to: now(), outcome: 'done' });
    },
    following: (tellNews) => (desk, before, news) => {
      noteNews(desk, before, news);
      return tellNews(desk, before, news);
    },
  };
}
