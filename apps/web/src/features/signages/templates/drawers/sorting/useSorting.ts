import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dropPlace, type RowPlace, shiftsOf } from './dropPlace';

interface Pull {
  from: number;
  startY: number;
  listTop: number;
  rows: readonly RowPlace[];
}

const placesIn = (list: Element): RowPlace[] =>
  [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top, height };
  });

const controlsIn = (row: Element | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('button, input') ?? []),
];

/** Rows that are put into another order: pulled by their grips with a pointer or a finger, or by Alt and an arrow key. */
export function useSorting(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [pull, setPull] = useState<Pull | null>(null);
  const [pulled, setPulled] = useState(0);

  useEffect(() => {
    if (!pull) return;
    const distance = (y: number) => y - pull.startY - ((list.current?.getBoundingClientRect().top ?? 0) - pull.listTop);
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      setPulled(distance(clientY));
      scrollAlong(list.current, clientY);
    };
    const drop = ({ clientY }: globalThis.PointerEvent) => {
      const to = dropPlace(pull.rows, pull.from, distance(clientY));
      setPull(null);
      if (to !== pull.from) onMove(pull.from, to);
    };
    const giveUp = (event: Event) => {
      if (event instanceof globalThis.KeyboardEvent) {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
      }
      setPull(null);
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', giveUp);
    window.addEventListener('keydown', giveUp, true);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', giveUp);
      window.removeEventListener('keydown', giveUp, true);
    };
  }, [pull, onMove]);

  /** What has the focus in a row has it in the row's next place, whatever the page makes of the rows. */
  const carry = (from: number, to: number) => {
    const held = controlsIn(list.current?.children[from]).findIndex((control) => control === document.activeElement);
    flushSync(() => onMove(from, to));
    controlsIn(list.current?.children[to])[held]?.focus();
  };

  const shifts = pull && shiftsOf(pull.rows, pull.from, dropPlace(pull.rows, pull.from, pulled), pulled);
  return {
    list,
    rowOf: (place: number) => ({
      'data-pulled': pull?.from === place || undefined,
      style: { '--shift': `${shifts?.[place] ?? 0}px` },
      onKeyDown: (event: KeyboardEvent) => {
        const to = event.altKey ? place + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0) : place;
        if (to === place) return;
        event.preventDefault();
        if (to < 0 || to >= (list.current?.children.length ?? 0)) return;
        carry(place, to);
      },
    }),
    gripOf: (place: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || !list.current) return;
        setPulled(0);
        setPull({
          from: place,
          startY: event.clientY,
          listTop: list.current.getBoundingClientRect().top,
          rows: placesIn(list.current),
        });
      },
    }),
  };
}

/** What a row is told, so that it can be moved. */
export interface SortedRow {
  row: ReturnType<ReturnType<typeof useSorting>['rowOf']>;
  grip: ReturnType<ReturnType<typeof useSorting>['gripOf']>;
}

const edge = 44;

/** Whoever pulls a row to the edge of what can be seen wants to see what lies beyond. */
function scrollAlong(list: Element | null, y: number): void {
  const drawer = list?.closest('aside');
  if (!drawer) return;
  const { top, bottom } = drawer.getBoundingClientRect();
  if (y < top + edge) drawer.scrollBy(0, -12);
  else if (y > bottom - edge) drawer.scrollBy(0, 12);
}
