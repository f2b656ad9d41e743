import type { Logger } from '../log/logger';
import { hearChanges } from './hearing';

export interface ChangeListener {
  /** A row changed: the payload that its trigger sent. */
  changed(payload: string): void;
  /** Changes may go unheard, so what was remembered may be stale. Said again and again while that is so. */
  lost(): void;
  /** Changes are heard, again or for the first time. */
  listening(): void;
}

const retryMs = 500;

/** Hears what triggers tell on one channel, and reconnects by itself. */
export function listenForChanges(url: string, channel: string, listeners: readonly ChangeListener[], log: Logger) {
  let isHeard = false;
  let isStopped = false;
  let hearing: ReturnType<typeof hearChanges> | undefined;
  let retry: NodeJS.Timeout | undefined;

  function sure(): void {
    if (isHeard) return;
    isHeard = true;
    for (const listener of listeners) listener.listening();
  }

  function lost(): void {
    if (isStopped) return;
    if (isHeard) log.warn({ channel }, 'changes in the database are not heard; asking for them again');
    isHeard = false;
    for (const listener of listeners) listener.lost();
    retry = setTimeout(() => void start(), retryMs);
  }

  /** Answers when changes are heard, or cannot be yet. */
  const start = (): Promise<void> =>
    new Promise((resolve) => {
      hearing = hearChanges(url, channel, {
        changed(payload) {
          for (const listener of listeners) listener.changed(payload);
        },
        sure() {
          sure();
          resolve();
        },
        ended() {
          lost();
          resolve();
        },
      });
    });

  return {
    start,
    stop(): void {
      isStopped = true;
      clearTimeout(retry);
      hearing?.end();
    },
  };
}
