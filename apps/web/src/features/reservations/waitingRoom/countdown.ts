type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';
type CountdownPart = { unit: CountdownUnit; value: number };

const lengths: readonly { unit: CountdownUnit; seconds: number }[] = [
  { unit: 'days', seconds: 24 * 60 * 60 },
  { unit: 'hours', seconds: 60 * 60 },
  { unit: 'minutes', seconds: 60 },
  { unit: 'seconds', seconds: 1 },
];

/** The two parts of a time that matter: days and hours, hours and minutes, or minutes and seconds. */
export function countdown(ms: number): readonly CountdownPart[] {
  let rest = Math.max(0, Math.ceil(ms / 1000));
  const parts = lengths.map(({ unit, seconds }) => {
    const value = Math.floor(rest / seconds);
    rest -= value * seconds;
    return { unit, value };
  });
  const largest = parts.findIndex(({ value }) => value > 0);
  const first = largest === -1 ? 2 : Math.min(largest, 2);
  return parts.slice(first, first + 2);
}
