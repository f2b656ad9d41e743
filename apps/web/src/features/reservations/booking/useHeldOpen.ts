import { createContext, useContext, useEffect } from 'react';

export const HoldOpen = createContext<(isHeld: boolean) => void>(() => undefined);

/** While something is being sent the dialog around it stays: a refusal has to be seen. */
export function useHeldOpen(busy: boolean): void {
  const hold = useContext(HoldOpen);
  useEffect(() => {
    hold(busy);
    return () => hold(false);
  }, [hold, busy]);
}
