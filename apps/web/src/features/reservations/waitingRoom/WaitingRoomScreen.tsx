import { Navigate, useLocation } from 'react-router';
import { keptReservation } from '@/api/cookies';
import { WaitingRoom } from './WaitingRoom';
import { waitingToken } from './waitingToken';

export function WaitingRoomScreen() {
  const token = waitingToken(useLocation().state, keptReservation());
  return token ? <WaitingRoom token={token} /> : <Navigate to="/login" replace />;
}
