import { expect, it } from 'vitest';
import type { NodesEvents } from '#platform/nodes/nodes';
import { makeSoleNode } from '#platform/nodes/soleNode';
import { followStanding } from './nodeStanding';

function standingOfNode() {
  const heard: Partial<NodesEvents> = {};
  const standing = followStanding({
    ...makeSoleNode({ current: () => 1 }),
    on(event, listener) {
      heard[event] = listener;
    },
  });
  return { standing, heard };
}

it('[N-25] people are sent to others while these reach a database that a node does not reach', async () => {
  const { standing, heard } = standingOfNode();
  expect(standing.current()).toBe('ok');
  heard.outdone?.();
  expect(standing.current()).toBe('outdone');
  await heard.back?.();
  expect(standing.current()).toBe('ok');
});

it('[N-27] people are sent to a node no more once it leaves, whatever becomes of it', async () => {
  const { standing, heard } = standingOfNode();
  standing.leave();
  await heard.back?.();
  expect(standing.current()).toBe('stopping');
});
