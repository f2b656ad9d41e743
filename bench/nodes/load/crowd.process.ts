import type { Speech } from '../speech/speech';
import { speeches } from '../speech/speeches';
import { type CrowdAnswer, type CrowdOrder, crowdOrder } from './crowdOrders';
import { openPages, type Page } from './page';

/** A crowd in a process of its own, so that it shares no thread with what is measured or with who measures. */
const pages: Page[] = [];

/** Spread over the time, as pages are that were opened one after the other. */
function saySigns(some: readonly Page[], signs: Speech['signs']): void {
  for (const { everyMs, text } of signs) {
    for (const [place, page] of some.entries()) {
      setTimeout(
        () => {
          page.say(text(page.seat));
          setInterval(() => page.say(text(page.seat)), everyMs);
        },
        (everyMs * place) / some.length,
      );
    }
  }
}

let speaks: Speech = speeches.bare;

async function obey(order: CrowdOrder): Promise<void> {
  switch (order.do) {
    case 'open': {
      speaks = speeches[order.speech];
      const come = await openPages(speaks, order.seats);
      pages.push(...come);
      saySigns(come, speaks.signs);
      return;
    }
    case 'report':
      saySigns(pages, speaks.reports);
      return;
    case 'count':
      return;
  }
}

const answer = (said: CrowdAnswer): void => void process.send?.(said);

process.on('message', (message) => {
  obey(crowdOrder.parse(message)).then(
    () => answer({ open: pages.filter(({ isOpen }) => isOpen).length }),
    (failure) => answer({ failed: String(failure) }),
  );
});
process.on('disconnect', () => process.exit());
