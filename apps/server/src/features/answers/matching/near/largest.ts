const steps = 64;

/** The numbers of so many of the largest values, the largest first; none of what is 0. */
export function largest(values: Float64Array, count: number): number[] {
  const numbers: number[] = [];
  let most = 0;
  for (let number = 0; number < values.length; number += 1) {
    const value = values[number] ?? 0;
    if (value <= 0) continue;
    numbers.push(number);
    if (value > most) most = value;
  }
  const inOrder = (some: readonly number[]): number[] =>
    some.toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0)).slice(0, count);
  if (numbers.length <= count) return inOrder(numbers);

  // Sorting thousands for the sake of some would take longer than all else.
  const stepOf = (number: number): number => Math.min(steps - 1, Math.floor(((values[number] ?? 0) / most) * steps));
  const onStep = new Uint32Array(steps);
  for (const number of numbers) onStep[stepOf(number)] = (onStep[stepOf(number)] ?? 0) + 1;
  let lowest = steps - 1;
  for (let taken = onStep[lowest] ?? 0; taken < count && lowest > 0; taken += onStep[lowest] ?? 0) lowest -= 1;
  return inOrder(numbers.filter((number) => stepOf(number) >= lowest));
}
