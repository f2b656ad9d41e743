import type { Size } from '@mukae/contract/domain/signage/size';
import { hasAtMost } from '@mukae/contract/domain/text/graphemes';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

interface Look {
  fontSize: number;
  className: string | undefined;
  /** Where it may not even fill its place. */
  maxLines?: number;
}

/** Lays out a text in a place without showing it, and tells whether it stays inside. */
type Gauge = (text: string, look: Look) => boolean;

/** No line of ours is higher than this, and none so low that one more would stay below it. */
const looseLine = 1.4;

/** No letter of ours is narrower than this share of its size. */
const narrowestLetter = 0.2;

/** More letters than this fit nowhere: nobody has to lay them out to know it, and a long text is laid out many times. */
const mostLetters = ({ width, height }: Size, fontSize: number): number =>
  Math.ceil(width / (fontSize * narrowestLetter)) * Math.ceil(height / fontSize);

function gaugeIn(place: HTMLElement): { fits: Gauge; remove: () => void } {
  const words = document.createElement('div');
  const gauge = document.createElement('div');
  gauge.ariaHidden = 'true';
  gauge.style.cssText = 'position: absolute; inset: 0; visibility: hidden; overflow: hidden;';
  // Other letters in one node cost a browser a third of what another node does.
  const letters = document.createTextNode('');
  words.append(letters);
  gauge.append(words);
  place.append(gauge);
  const room = { width: gauge.clientWidth, height: gauge.clientHeight };
  return {
    fits: (text, { fontSize, className = '', maxLines = Number.POSITIVE_INFINITY }) => {
      if (!hasAtMost(text, mostLetters(room, fontSize))) return false;
      if (words.className !== className) words.className = className;
      if (letters.data !== text) letters.data = text;
      words.style.fontSize = `${fontSize}px`;
      const maxHeight = Math.min(room.height, maxLines * fontSize * looseLine);
      return words.scrollHeight <= maxHeight + 1 && words.scrollWidth <= room.width + 1;
    },
    remove: () => gauge.remove(),
  };
}

/**
 * How a text fits its place: measured once, not for each size on the screen, and again when letters arrive in their own
 * font. Whoever uses it is keyed by its text and its place.
 */
export function useFitted<Fitted>(
  first: Fitted,
  fit: (fits: Gauge) => Fitted,
): [ref: RefObject<HTMLDivElement | null>, fitted: Fitted] {
  const ref = useRef<HTMLDivElement>(null);
  const [fitted, setFitted] = useState(first);
  const measure = useEffectEvent((place: HTMLElement) => {
    const { fits, remove } = gaugeIn(place);
    setFitted(fit(fits));
    remove();
  });
  useLayoutEffect(() => {
    const place = ref.current;
    if (!place) return;
    let measured = { width: 0, height: 0 };
    const measureAgain = () => {
      measured = { width: place.clientWidth, height: place.clientHeight };
      if (measured.width > 0) measure(place);
    };
    const isOtherSize = () => place.clientWidth !== measured.width || place.clientHeight !== measured.height;
    measureAgain();
    // What is hidden while it leaves takes no room, and every text would fit there: it is measured when it is back.
    const observer = new ResizeObserver(() => isOtherSize() && measureAgain());
    observer.observe(place);
    document.fonts?.addEventListener('loadingdone', measureAgain);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measureAgain);
    };
  }, []);
  return [ref, fitted];
}
