import { type Field, fieldAt } from './field';

/** One row of a list: a group of fields with a place among others. */
interface Row<Value> extends Field<Value> {
  /** The same wherever it moves and whatever is typed in it. */
  key: string;
  remove: () => void;
  moveTo: (place: number) => void;
}

const keys = new WeakMap<object, string>();
let made = 0;

function keyOf(row: object): string {
  const key = keys.get(row) ?? `row${++made}`;
  keys.set(row, key);
  return key;
}

/** A changed row is another object, and yet the same row. */
function inPlaceOf<Value extends object>(before: Value, after: Value): Value {
  keys.set(after, keyOf(before));
  return after;
}

export function rowsOf<Value extends object>(list: Field<readonly Value[]>): readonly Row<Value>[] {
  const { id, judged, faultAt, change } = list;
  return list.value.map((value, at) => {
    const key = keyOf(value);
    const isIt = (row: Value) => keyOf(row) === key;
    const judgedAt = judged?.value.findIndex(isIt) ?? -1;
    const judgedValue = judged?.value[judgedAt];
    const field = fieldAt<Value>({
      id: `${id}.${at}`,
      value,
      judged: judged && judgedValue && { id: `${judged.id}.${judgedAt}`, value: judgedValue },
      faultAt,
      change: (next) => change((rows) => rows.map((row) => (isIt(row) ? inPlaceOf(row, next(row)) : row))),
    });
    return {
      ...field,
      key,
      remove: () => change((rows) => rows.filter((row) => !isIt(row))),
      moveTo: (place) => change((rows) => rows.filter((row) => !isIt(row)).toSpliced(place, 0, ...rows.filter(isIt))),
    };
  });
}

export const addRow = <Value extends object>(list: Field<readonly Value[]>, row: Value): void =>
  list.change((rows) => [...rows, { ...row }]);
