import { useNavigate } from 'react-router';
import type { Answer } from '@/api/realtime/realtime';
import { usePeerId, useRealtime } from '@/live/RealtimeContext';
import { operationPath } from './receptionPaths';

const modes = { monitoringRequest: 'monitoring', callFromUser: 'call' } as const;
export type WayIn = keyof typeof modes;

/** Asks to look at a signage, or to talk there: the operation screen follows when the server agrees. */
export function useWayIn(): (way: WayIn, signageId: number) => Promise<Answer> {
  const realtime = useRealtime();
  const peerId = usePeerId();
  const navigate = useNavigate();
  return async (way, signageId) => {
    const answer = await realtime.say(way, { signageId, peerId });
    if (answer.result === 'OK') void navigate(operationPath, { state: { mode: modes[way], signageId } });
    return answer;
  };
}
