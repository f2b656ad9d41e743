import { ReservationHomeScreen } from '#features/reservations/home/ReservationHomeScreen';

export function Component() {
  return <ReservationHomeScreen />;
}
