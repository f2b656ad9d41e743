/** Whether a form still shows what it began with. */
export const isUntouched = <Name extends string>(
  atFirst: Readonly<Record<Name, string>>,
  now: Readonly<Record<string, string>>,
): boolean => Object.entries(atFirst).every(([name, value]) => now[name] === value);
