import type { ConnectionFacts } from '@/features/reception/calling/CallConnection';
import { useObserved } from '@/observing/useObserved';
import type { OwnAvatar } from '../call/OwnAvatar';
import { MotionPanel } from './MotionPanel';
import { unplayableOf } from './unplayable';

/** What the operator has her avatar do, for as long as the visitor sees it. */
export function AvatarGestures({
  avatar,
  state,
  className,
}: {
  avatar: OwnAvatar;
  state: ConnectionFacts['state'];
  className: string | undefined;
}) {
  const sight = useObserved(avatar.sight);
  return <MotionPanel className={className} gestures={avatar.gestures} hindrance={unplayableOf(state, sight)} />;
}
