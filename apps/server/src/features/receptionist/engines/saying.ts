import type { ChatBit } from '../chat/chatBits';
import type { ModelReading } from './reading';
import type { TalkPiece } from './talkEngine';
import type { Watch } from './watch';

/** What an answer has cost comes last, when all is said. */
const billWithinMs = 1000;

interface Saying {
  bits: AsyncGenerator<ChatBit, void>;
  reading: ModelReading;
  watch: Watch;
}

/** What comes next. It may fail when nobody waits for it any more. */
function nextOf(bits: Saying['bits']): Promise<IteratorResult<ChatBit, void>> {
  const next = bits.next();
  next.catch(() => undefined);
  return next;
}

/** All that comes until the answer is whole, or long enough. */
async function* piecesIn({ bits, reading, watch }: Saying): AsyncGenerator<TalkPiece, void> {
  let isQuiet = true;
  for (let next = nextOf(bits); !reading.isOver(); ) {
    const come: IteratorResult<ChatBit, void> | 'quiet' = await (isQuiet ? Promise.race([next, watch.quiet]) : next);
    if (come === 'quiet') {
      isQuiet = false;
      yield { is: 'filler' };
      continue;
    }
    if (come.done) break;
    const pieces = reading.take(come.value);
    isQuiet &&= pieces.length === 0;
    yield* pieces;
    if (pieces.length > 0) watch.said();
    if (!reading.isOver()) next = nextOf(bits);
  }
  yield* reading.end();
}

/** Whatever is wrong with it, the answer was given. */
async function readBill({ bits, reading, watch }: Saying): Promise<void> {
  const late = setTimeout(watch.stop, billWithinMs);
  try {
    while (!reading.isCounted()) {
      const { done, value } = await bits.next();
      if (done) return;
      if (value.is === 'tokens') reading.take(value);
    }
  } catch {
    // Then it is estimated.
  } finally {
    clearTimeout(late);
  }
}

/** Says an answer while it comes, and tells when that takes long. */
export async function* saying(what: Saying): AsyncGenerator<TalkPiece, void> {
  try {
    yield* piecesIn(what);
    if (!what.reading.isFull()) await readBill(what);
  } finally {
    what.watch.stop();
    what.bits.return().catch(() => undefined);
  }
}
