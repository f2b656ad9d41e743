import { readNumber } from '@/forms/typedNumber';

/** A whole number within its limits, in digits of any width; null for anything else. */
export function readWhole(text: string, { min, max }: { min: number; max: number }): number | null {
  const number = readNumber(text);
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max ? number : null;
}
