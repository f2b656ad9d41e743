import { useEffect, useState } from 'react';
import { checking, type Prepared, type Readiness } from './readiness';

/** Ready once what is at the address was loaded; undefined while the address is not known. */
export function useLoaded(address: string | undefined, load: (address: string) => Promise<Readiness>): Prepared {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ address: string; attempt: number; readiness: Readiness }>();

  useEffect(() => {
    if (address === undefined) return;
    let isGone = false;
    const go = async () => {
      const readiness = await load(address);
      if (!isGone) setLoaded({ address, attempt, readiness });
    };
    void go();
    return () => {
      isGone = true;
    };
  }, [address, attempt, load]);

  const isCurrent = loaded?.address === address && loaded?.attempt === attempt;
  return { readiness: isCurrent && loaded ? loaded.readiness : checking, mend: () => setAttempt((n) => n + 1) };
}
