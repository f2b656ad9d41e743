export interface RowPlace {
  top: number;
  height: number;
}

const middleOf = ({ top, height }: RowPlace): number => top + height / 2;

/** Where a row lands that was pulled so far down or up: past every row whose middle its own has passed. */
export function dropPlace(rows: readonly RowPlace[], from: number, pulled: number): number {
  const own = rows[from];
  if (!own) return from;
  const [top, bottom] = [own.top + pulled, own.top + own.height + pulled];
  const above = rows.filter((row, place) => place < from && middleOf(row) < top).length;
  const below = rows.filter((row, place) => place > from && middleOf(row) < bottom).length;
  return above + below;
}

/** How far each row gives way meanwhile, and the pulled one is pulled. */
export function shiftsOf(rows: readonly RowPlace[], from: number, to: number, pulled: number): number[] {
  const [first, second] = rows;
  const gap = first && second ? second.top - first.top - first.height : 0;
  const step = (rows[from]?.height ?? 0) + gap;
  return rows.map((_, place) => {
    if (place === from) return pulled;
    if (place > from && place <= to) return -step;
    return place < from && place >= to ? step : 0;
  });
}
