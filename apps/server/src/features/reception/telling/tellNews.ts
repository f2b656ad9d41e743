import { isDeepStrictEqual } from 'node:util';
import type { RequestEntry } from '@mukae/contract/domain/reception/desk';
import type { News, NewsOf } from '@mukae/contract/domain/reception/news';
import type { Colleagues } from '../colleagues';
import type { DeskMoment, DeskView } from '../deskView';
import type { Letter } from '../lineEntry';
import { isUnseen, presentOwnStatus } from '../reception.present';
import { Letters } from './letters';
import { tellBeginning, tellChange, tellEnd, tellWhetherSheIsLost } from './tellCalls';
import { tellRequest, tellRing, tellSilence, tellTurns } from './tellRequests';
import { tellSignage } from './tellSignage';

const wasMissed = (request: RequestEntry): boolean =>
  request.state.at === 'Closed' && (request.state.because === 'timedOut' || request.state.because === 'declined');

export type TellNews = (desk: DeskView, before: DeskMoment, news: readonly News[]) => Letter[];

/** Turns what became of a desk into letters for whom it concerns. */
export function makeTellNews(colleagues: Colleagues, clock: { now(): Date }): TellNews {
  function tellOperator(desk: DeskView, news: NewsOf<'operator'>, letters: Letters): void {
    const { companyId } = desk;
    const { userId, before, after } = news;
    tellWhetherSheIsLost(desk, news, letters);
    const [was, is] = [presentOwnStatus(companyId, before), presentOwnStatus(companyId, after)];
    const { status } = is;
    if (was.status !== status && !isUnseen(after ?? before)) colleagues.note(companyId, { userId, status });
    if (isDeepStrictEqual(was, is)) return;
    letters.toOperator(userId, { type: 'operatorStateTransition', ...is });
  }

  return (desk, before, news) => {
    const letters = new Letters(desk);
    const now = clock.now().getTime();
    const missed = new Set(
      news.flatMap((one) => (one.type === 'request' && wasMissed(one.request) ? [one.request.signageId] : [])),
    );
    for (const one of news) {
      switch (one.type) {
        case 'signage':
          tellSignage(desk, one, { wasMissed: missed.has(one.signageId), now }, letters);
          break;
        case 'operator':
          tellOperator(desk, one, letters);
          break;
        case 'request':
          tellRequest(desk, one, letters);
          break;
        case 'ring':
          tellRing(desk, one, letters);
          break;
        case 'silence':
          tellSilence(one, letters);
          break;
        case 'callBegan':
          tellBeginning(desk, one, letters);
          break;
        case 'callChanged':
          tellChange(desk, one, letters);
          break;
        case 'callEnded':
          tellEnd(one, letters);
          break;
        case 'seatFreed':
          break;
      }
    }
    tellTurns(desk, before, news, letters);
    return letters.inOrder();
  };
}
