/** A number as both languages write it: 20,000. */
export const figure = (value: number): string => value.toLocaleString('en');
