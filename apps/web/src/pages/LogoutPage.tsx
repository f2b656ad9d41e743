import { MeetingEndedScreen } from '#features/reservations/waitingRoom/MeetingEndedScreen';

export function Component() {
  return <MeetingEndedScreen />;
}
