import { OutsideFailure } from '#platform/outside/outsideFailure';

/** How long a visitor is kept waiting, in milliseconds. */
export interface TalkPatience {
  /** Until she is told that it takes a moment. */
  filler: number;
  /** In which something has to be said, once and again. */
  silence: number;
  whole: number;
}

export const usualTalkPatience: TalkPatience = { filler: 1500, silence: 10_000, whole: 20_000 };

/** Gives up what takes too long, or what nobody listens to any more. */
export function makeWatch(patience: TalkPatience, listener: AbortSignal) {
  const givenUp = new AbortController();
  const giveUp = () => givenUp.abort(new OutsideFailure('slow', 'it took too long'));
  const leave = () => givenUp.abort(listener.reason);
  const silence = setTimeout(giveUp, patience.silence);
  const whole = setTimeout(giveUp, patience.whole);
  let filler: NodeJS.Timeout | undefined;
  const quiet = new Promise<'quiet'>((resolve) => {
    filler = setTimeout(resolve, patience.filler, 'quiet');
  });
  listener.addEventListener('abort', leave);
  if (listener.aborted) leave();

  return {
    signal: givenUp.signal,
    /** Nothing was said for long enough that she wonders. */
    quiet,
    /** Something was said just now. */
    said: (): void => void silence.refresh(),
    stop(): void {
      for (const timer of [silence, whole, filler]) clearTimeout(timer);
      listener.removeEventListener('abort', leave);
      givenUp.abort();
    },
  };
}

export type Watch = ReturnType<typeof makeWatch>;
