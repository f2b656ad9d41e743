/** How a place of the form stood when the form was judged last. Rows may have moved since. */
interface Judged<Value> {
  id: string;
  value: Value;
}

interface Place<Value> {
  /** Where it is in the form, and its id on the page: `name`, `user.name`, `buttons.1.text`. */
  id: string;
  value: Value;
  judged: Judged<Value> | undefined;
  /** What was found wrong, in words, by the id it had then. */
  faultAt: (id: string) => string | undefined;
  change: (next: (before: Value) => Value) => void;
}

/** One field of a form, or a group or a list of them. */
export interface Field<Value> extends Place<Value> {
  /** What is wrong with it. It is not said any more once the field is changed. */
  fault: string | undefined;
  set: (value: Value) => void;
  at: <Name extends keyof Value & string>(name: Name) => Field<Value[Name]>;
}

const inside = (id: string, name: string): string => (id === '' ? name : `${id}.${name}`);

export const fieldAt = <Value>(place: Place<Value>): Field<Value> => {
  const { id, value, judged, faultAt, change } = place;
  return {
    ...place,
    fault: judged && judged.value === value ? faultAt(judged.id) : undefined,
    set: (next) => change(() => next),
    at: (name) =>
      fieldAt({
        id: inside(id, name),
        value: value[name],
        judged: judged && { id: inside(judged.id, name), value: judged.value[name] },
        faultAt,
        change: (next) => change((before) => ({ ...before, [name]: next(before[name]) })),
      }),
  };
};
