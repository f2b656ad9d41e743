import type { MessageOf } from '@mukae/contract/realtime/clientMessages';
import type { PageConnection } from './connections';
import type { RealtimeParts } from './realtimeParts';

/** A page pauses longer between two reports; a program might not, and each of them is written down. */
const pauseMs = 1000;

/** What a device says of how it is. */
export function makeHearHealth({ clock, noteHealth }: Pick<RealtimeParts, 'clock' | 'noteHealth'>) {
  const heardAt = new WeakMap<PageConnection, number>();

  return async ({ report }: MessageOf<'screenHealth'>, connection: PageConnection): Promise<void> => {
    const { signage } = connection;
    if (!signage) return;
    const now = clock.now().getTime();
    const before = heardAt.get(connection);
    if (before !== undefined && Math.abs(now - before) < pauseMs) return;
    heardAt.set(connection, now);
    await noteHealth(signage.id, report);
  };
}
