import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The template in the address, so that it is found again after a reload. */
export function useAddressedTemplate(): [first: string | null, note: (key: string) => void] {
  const [address, setAddress] = useSearchParams();
  const [first] = useState(() => address.get('template'));
  const note = useCallback(
    (key: string) =>
      setAddress(
        (before) => {
          before.set('template', key);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return [first, note];
}
