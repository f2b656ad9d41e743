import { useState } from 'react';

/** What is not told again once it was closed, until something is new in it. `news`: each part under a name of its own. */
export function useClosable(news: readonly string[]): { isOpen: boolean; close: () => void } {
  const [known, setKnown] = useState<readonly string[]>([]);
  return { isOpen: news.some((part) => !known.includes(part)), close: () => setKnown(news) };
}
