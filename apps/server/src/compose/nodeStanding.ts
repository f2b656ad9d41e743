import type { Nodes } from '#platform/nodes/nodes';

/** What whoever sends people to nodes is told of this one. */
type NodeStanding = 'ok' | 'stopping' | 'outdone';

interface FollowedStanding {
  current(): NodeStanding;
  /** Nobody is to be sent here any more. */
  leave(): void;
}

/** Whether people are better off at another node: this one leaves, or others reach the database or the Redis that it does not reach. */
export function followStanding(nodes: Nodes): FollowedStanding {
  let isLeaving = false;
  let isOutdone = false;
  nodes.on('outdone', () => {
    isOutdone = true;
  });
  nodes.on('back', async () => {
    isOutdone = false;
  });
  return {
    current: () => (isLeaving ? 'stopping' : isOutdone ? 'outdone' : 'ok'),
    leave() {
      isLeaving = true;
    },
  };
}
