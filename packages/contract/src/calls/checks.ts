import * as z from 'zod/mini';
import type { Fault } from '../errors/faults';

/** The issue of a check is the name of its fault. */
export const fault = (name: Fault) => ({ error: name });

/** A check that finds one fault or none. */
export const faultless = <Value = string>(find: (value: Value) => Fault | null) =>
  z.check<Value>((context) => {
    const found = find(context.value);
    if (found) context.issues.push({ code: 'custom', input: context.value, message: found });
  });
