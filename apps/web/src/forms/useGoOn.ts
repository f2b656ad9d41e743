import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Leads on from this page once its work is done; who has left it meanwhile stays where she went. */
export function useGoOn() {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (to: string, options?: NavigateOptions): Promise<void> => {
    if (isHere.current) await navigate(to, options);
  };
}
