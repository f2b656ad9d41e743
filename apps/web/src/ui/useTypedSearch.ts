import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** What is typed, told to the list once the typing rests; and back, when the list is asked for something else. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const told = useRef(search);

  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    setTyped(search);
  }, [search]);

  const tell = (text: string) => {
    const wanted = text.trim();
    if (wanted === told.current) return;
    told.current = wanted;
    onSearch(wanted);
  };
  const tellSoon = useDebouncedCallback(tell, 300);

  return {
    typed,
    /** Shown, but not yet asked for: kana that is still being turned into kanji. */
    show: setTyped,
    type: (text: string) => {
      setTyped(text);
      tellSoon(text);
    },
    ask: (text: string) => {
      tellSoon.cancel();
      setTyped(text);
      tell(text);
    },
  };
}
