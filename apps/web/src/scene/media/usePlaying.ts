import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { usualSeconds } from '@mukae/contract/domain/template/playlist';
import { mediaSourceOf, type PlayedMedium } from '@mukae/contract/domain/template/sceneTemplate';
import { useEffect, useReducer } from 'react';
import { useIsStill } from '../stillness';
import { nothingPlaying, type Playing, type PlayingEvent, playableIn, stepPlaying } from './playing';
import { prepareMedium } from './prepareMedium';

const isSameList = (one: readonly PlayedMedium[], other: readonly PlayedMedium[]): boolean =>
  one.length === other.length &&
  one.every(({ url, seconds }, at) => url === other[at]?.url && seconds === other[at]?.seconds);

const secondsOf = ({ kind, seconds }: PlayedMedium): number | null =>
  seconds ?? (kind === 'picture' ? usualSeconds : null);

/**
 * Plays media one after another, each only once it can be shown whole. One that cannot is passed over and tried again,
 * out of sight: visitors never see a broken picture, and it comes back when its cause has gone away.
 */
export function usePlaying(list: readonly PlayedMedium[]): [playing: Playing, tell: (event: PlayingEvent) => void] {
  const isStill = useIsStill();
  const [playing, tell] = useReducer(stepPlaying, list, (first) =>
    stepPlaying(nothingPlaying, { type: 'listChanged', list: first }),
  );
  if (!isSameList(playing.list, list)) tell({ type: 'listChanged', list });

  const { shown, failed } = playing;
  const seconds = shown && playableIn(playing) > 1 ? secondsOf(shown.item) : null;
  const turn = shown?.id;
  useEffect(() => {
    if (isStill || seconds === null || turn === undefined) return;
    const timer = setTimeout(() => tell({ type: 'over', slot: turn }), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isStill, seconds, turn]);

  const isFading = playing.leaving !== null;
  useEffect(() => {
    if (!isFading) return;
    const timer = setTimeout(() => tell({ type: 'faded' }), sceneMotion.fadeMs);
    return () => clearTimeout(timer);
  }, [isFading]);

  useEffect(() => {
    if (failed.length === 0) return;
    const ending = new AbortController();
    const tried = new Set<string>();
    const tryOnce = async (url: string) => {
      if (tried.has(url)) return;
      tried.add(url);
      const isDrawable = await prepareMedium(mediaSourceOf(url), ending.signal);
      tried.delete(url);
      if (isDrawable && !ending.signal.aborted) tell({ type: 'recovered', url });
    };
    const tryAgain = () => {
      for (const url of failed) void tryOnce(url);
    };
    const timer = setInterval(tryAgain, sceneMotion.mediaRetryMs);
    window.addEventListener('online', tryAgain);
    return () => {
      ending.abort();
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [failed]);

  return [playing, tell];
}
