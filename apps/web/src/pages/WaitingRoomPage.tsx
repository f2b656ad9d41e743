import { WaitingRoomScreen } from '#features/reservations/waitingRoom/WaitingRoomScreen';

export function Component() {
  return <WaitingRoomScreen />;
}
