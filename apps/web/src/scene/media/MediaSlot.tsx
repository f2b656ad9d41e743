import { mediaFit } from '@mukae/contract/domain/scene/mediaFit';
import type { Size } from '@mukae/contract/domain/signage/size';
import { useEffect, useRef, useState } from 'react';
import { useIsStill } from '../stillness';
import { giveUpOnStuck } from './giveUpOnStuck';
import classes from './MediaSlot.module.css';
import type { PlayingEvent, Slot } from './playing';
import { untilFilmDrawable, untilPictureDrawable } from './untilDrawable';

/** A picture, or a silent film. What does not fill its place stands on a ground of its own. */
export function MediaSlot({
  slot: { id, item },
  place,
  isShown,
  isSeen,
  isAlone,
  tell,
}: {
  slot: Slot;
  place: Size;
  isShown: boolean;
  /** Also what is beneath the one that is shown. */
  isSeen: boolean;
  /** Nothing follows: a film begins again. */
  isAlone: boolean;
  tell: (event: PlayingEvent) => void;
}) {
  const isStill = useIsStill();
  const [size, setSize] = useState<Size | null>(null);
  const picture = useRef<HTMLImageElement>(null);
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const going = new AbortController();
    const { signal } = going;
    const drawable = film.current
      ? untilFilmDrawable(film.current, signal)
      : picture.current && untilPictureDrawable(picture.current, signal);
    drawable?.then(
      (found) => {
        if (signal.aborted) return;
        setSize(found);
        tell({ type: 'ready', slot: id });
      },
      () => signal.aborted || tell({ type: 'failed', slot: id }),
    );
    return () => going.abort();
  }, [id, tell]);

  useEffect(() => {
    const playing = film.current;
    if (!playing || !isShown || isStill) return;
    // One that has ended, and now stands there alone, begins again.
    if (isAlone && playing.ended) playing.currentTime = 0;
    if (playing.ended && !isAlone) return;
    const stopWatching = giveUpOnStuck(playing);
    // Where a browser lets nothing play before a touch, the first picture of one that stands there alone is seen.
    playing.play().catch(() => isAlone && stopWatching());
    return stopWatching;
  }, [isShown, isStill, isAlone]);

  useEffect(() => {
    const used = film.current;
    return () => {
      used?.removeAttribute('src');
      used?.load();
    };
  }, []);

  const fit = size ? mediaFit(size, place) : 'cover';
  const { kind, url } = item;
  return (
    <div className={classes.slot} data-kind={kind} data-seen={isSeen || undefined}>
      {kind === 'picture' && fit === 'contain' && <img className={classes.ground} src={url} alt="" aria-hidden />}
      {kind === 'picture' ? (
        <img ref={picture} className={classes.shown} data-fit={fit} src={url} alt="" />
      ) : (
        <video
          ref={film}
          className={classes.shown}
          data-fit={fit}
          src={url}
          preload="auto"
          loop={isAlone}
          muted
          playsInline
          disablePictureInPicture
          aria-hidden
          onEnded={() => tell({ type: 'over', slot: id })}
          onError={() => tell({ type: 'failed', slot: id })}
        />
      )}
    </div>
  );
}
