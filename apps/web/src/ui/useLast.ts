import { useState } from 'react';

/** The last thing that was there: a dialog keeps its words while it fades away. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
