import type { SpokenLanguage } from '@mukae/contract/calls/hearing';
import type { Clock } from '#platform/clock/clock';
import type { HearingSettings } from '#platform/config/hearingSettings';
import type { Logger } from '#platform/log/logger';
import { makeNoteTrouble } from '#platform/outside/noteTrouble';
import { heardText } from './heardText';
import { makeModelEngine } from './models/modelEngine';
import { makeTranscription } from './outside/transcription';
import type { SpeechEngine, SpokenSamples, Understood } from './speechEngine';

/** Understands what visitors say, where their browser does not. */
export interface SpeechHearing {
  /** Whether somebody understands by now. */
  engine(): 'none' | 'server';
  /** Nothing, where nobody understood it, whyever. Tells when somebody outside is asked. */
  understand(
    speech: SpokenSamples,
    language: SpokenLanguage,
    share: string,
    outsideAsked?: () => void,
  ): Promise<Understood>;
  stop(): void;
}

interface Options {
  settings: HearingSettings;
  log: Logger;
  clock: Clock;
  /** Where models are kept. */
  kept: string;
  /** A visitor does not wait longer. */
  patienceMs?: number;
}

const usualPatienceMs = 10_000;
/** What is shorter has no word in it. */
const shortestSpeech = 1600;
const nothing: Understood = { text: '', language: null };

/** Rejects when it takes too long, whatever is still done for it. */
async function within<Value>(ms: number, work: (givenUp: AbortSignal) => Promise<Value>): Promise<Value> {
  const patience = AbortSignal.timeout(ms);
  const late = new Promise<never>((_, reject) => {
    patience.addEventListener('abort', () => reject(new Error(`nothing was understood within ${ms} ms`)));
  });
  return Promise.race([work(patience), late]);
}

export function makeSpeechHearing({
  settings,
  log,
  clock,
  kept,
  patienceMs = usualPatienceMs,
}: Options): SpeechHearing {
  const stopping = new AbortController();
  const engine = engineOf();
  const note = makeNoteTrouble(log, { begins: 'speech is not understood', over: 'speech is understood again' });

  function engineOf(): SpeechEngine | null {
    if (settings.is === 'none') return null;
    if (settings.is === 'outside') return makeTranscription(settings);
    return makeModelEngine({ models: settings.models, kept, log, clock, stopped: stopping.signal });
  }

  return {
    engine: () => (engine?.isReady() ? 'server' : 'none'),
    async understand(speech, language, share, outsideAsked) {
      if (!engine?.isReady() || speech.length < shortestSpeech) return nothing;
      if (engine.isOutside) outsideAsked?.();
      try {
        const understood = await within(patienceMs, (givenUp) => engine.understand(speech, language, share, givenUp));
        note(undefined);
        const text = heardText(understood.text, speech);
        return text === '' ? nothing : { text, language: understood.language };
      } catch (failure) {
        if (!stopping.signal.aborted) note(failure);
        return nothing;
      }
    },
    stop: () => stopping.abort(new Error('the service stops')),
  };
}
