import { useEffect, useState } from 'react';

const momentMs = 800;

/** True for a moment: after a call the page comes by itself, and what was meant for the last one must not go in somewhere. */
export function useJustThere(): boolean {
  const [isJustThere, setIsJustThere] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsJustThere(false), momentMs);
    return () => clearTimeout(timer);
  }, []);
  return isJustThere;
}
