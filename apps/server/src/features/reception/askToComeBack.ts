import { setTimeout as passed } from 'node:timers/promises';
import { closeCodes } from '@mukae/contract/realtime/socket';
import type { PageConnection } from './connections';

const stepMs = 100;

/** Pages come back by themselves: not all in the same moment, but spread over a while. */
export async function askToComeBack(pages: Iterable<PageConnection>, withinMs: number): Promise<void> {
  const all = [...pages];
  const steps = Math.ceil(withinMs / stepMs);
  const together = Math.ceil(all.length / steps);
  for (let at = 0; at < all.length; at += together) {
    for (const { socket } of all.slice(at, at + together)) socket.dismiss(closeCodes.goingAway);
    await passed(stepMs);
  }
}
