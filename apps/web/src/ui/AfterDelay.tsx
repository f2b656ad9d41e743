import { type ReactNode, useEffect, useState } from 'react';

/** Whatever is ready within a blink needs no skeleton: the children appear only after a moment. */
export function AfterDelay({ ms = 200, children }: { ms?: number; children: ReactNode }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return over ? children : null;
}
