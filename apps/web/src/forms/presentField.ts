import { type Field, fieldAt } from './field';

/** The field where there is something in it, so that its parts can be reached; null where there is nothing. */
export function presentField<Value extends object>(field: Field<Value | null>): Field<Value> | null {
  const { id, value, judged, faultAt, change } = field;
  if (value === null) return null;
  return fieldAt<Value>({
    id,
    value,
    judged: judged?.value ? { id: judged.id, value: judged.value } : undefined,
    faultAt,
    change: (next) => change((before) => before && next(before)),
  });
}
