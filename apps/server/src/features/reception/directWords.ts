import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import type { Nodes } from '#platform/nodes/nodes';
import type { Attendance } from './attendance';
import { questions } from './questions';
import type { Stream } from './stream';

/** What is said outside of the line to the pages of somebody, at whichever node they are. */
interface DirectWords {
  /** What is worth nothing a moment later. */
  mention(userId: number, message: ServerMessage): void;
  /** To the screen that somebody is. False: no page of it is connected. */
  command(userId: number, message: ServerMessage): boolean;
}

export function makeDirectWords(nodes: Nodes, attendance: Attendance, stream: Stream): DirectWords {
  nodes.onAsked(questions.mention, async ({ userId, message }) => stream.mention(userId, message));
  nodes.onAsked(questions.command, async ({ userId, message }) => stream.command(userId, message));

  return {
    mention(userId, message) {
      stream.mention(userId, message);
      for (const node of attendance.nodesOf(userId)) nodes.tell(node, questions.mention, { userId, message });
    },
    command(userId, message) {
      const isHere = stream.command(userId, message);
      const elsewhere = attendance.nodesOf(userId);
      for (const node of elsewhere) nodes.tell(node, questions.command, { userId, message });
      return isHere || elsewhere.length > 0;
    },
  };
}
