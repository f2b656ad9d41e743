import { hasControlCharacters } from '@mukae/contract/domain/text/controlCharacters';
import type { Language } from '@mukae/contract/language';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock/clock';
import type { TranslationService } from '#platform/config/talkSettings';
import type { Logger } from '#platform/log/logger';
import { makeNoteTrouble } from '#platform/outside/noteTrouble';
import { OutsideFailure } from '#platform/outside/outsideFailure';
import { makePeace } from '#platform/outside/peace';
import type { Translator } from '../talk/translate';
import { makeChatTranslation } from './chatTranslation';
import { makeLibreEngine } from './libreEngine';
import type { TranslationEngine } from './translationEngine';

interface Options {
  service: TranslationService;
  clock: Clock;
  log: Logger;
  /** What was said goes on without its translation rather than late. */
  patienceMs?: number;
}

const usualPatienceMs = 3000;
/** What visitors said stays in memory for as long, whoever asks for it again. */
const kept = { texts: 2000, ms: 60 * 60_000 };
/** Nobody says more at once. */
const longestSaid = 1000;
/** No sentence becomes so much longer in the other language. */
const mostCharacters = (text: string): number => 200 + 5 * text.length;

const engineOf = (service: TranslationService): TranslationEngine =>
  service.is === 'libre' ? makeLibreEngine(service) : makeChatTranslation(service);

/** In one line, as it was said. */
const tidied = (text: string): string =>
  Array.from(text.replace(/\s+/g, ' '), (sign) => (hasControlCharacters(sign) ? '' : sign))
    .join('')
    .trim();

/** Each text once, also when it is wanted twice at the same time; null where it cannot be had now. */
export function makeTranslator({ service, clock, log, patienceMs = usualPatienceMs }: Options): Translator {
  const engine = engineOf(service);
  const peace = makePeace(clock);
  const known = new LRUCache<string, string>({
    max: kept.texts,
    ttl: kept.ms,
    ttlResolution: 0,
    ttlAutopurge: true,
    perf: { now: () => clock.now().getTime() },
  });
  const underWay = new Map<string, Promise<string | null>>();
  const note = makeNoteTrouble(log, { begins: 'nothing is translated', over: 'words are translated again' });

  async function translated(text: string, to: Language): Promise<string> {
    const givenUp = new AbortController();
    const patience = setTimeout(() => givenUp.abort(new OutsideFailure('slow', 'it took too long')), patienceMs);
    try {
      const words = tidied(await engine(text, to, givenUp.signal));
      if (words.length > mostCharacters(text)) throw new OutsideFailure('tooLong', 'it says far more than it was told');
      if (words === '') throw new OutsideFailure('broken', 'it answered without a word');
      return words;
    } finally {
      clearTimeout(patience);
    }
  }

  async function ask(text: string, to: Language, key: string): Promise<string | null> {
    try {
      const words = await translated(text, to);
      known.set(key, words);
      peace.answered();
      note(undefined);
      return words;
    } catch (failure) {
      if (!(failure instanceof OutsideFailure)) throw failure;
      peace.failed();
      note(failure);
      return null;
    }
  }

  return async function translate(text, to, mayAsk): ReturnType<Translator> {
    const key = `${to} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const running = underWay.get(key);
    // Whoever asked for it may have been one who may not.
    if (running) return running.catch(() => translate(text, to, mayAsk));
    if (peace.isKept() || text.length > longestSaid || text.trim() === '') return null;
    const asking = mayAsk()
      .then(() => ask(text, to, key))
      .finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  };
}
