import { useEffect, useState } from 'react';
import type { RemoteMedia } from '@/rtc';

/** When the picture that still stands there was the visitor herself; null while it is, and where there is none. */
export function useLastSeen(media: RemoteMedia | undefined, isSeen: boolean): number | null {
  const [last, setLast] = useState<{ media: RemoteMedia; at: number } | null>(null);
  useEffect(() => {
    if (!media || !isSeen) return;
    return () => setLast({ media, at: Date.now() });
  }, [media, isSeen]);
  return !isSeen && last?.media === media ? (last?.at ?? null) : null;
}
