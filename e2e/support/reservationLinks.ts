import { reserve } from '@mukae/server/testing/reservations';
import { minutes } from '@mukae/server/testing/testClock';
import type { TestService } from '@mukae/server/testing/testService';

/** The link of a reservation of the demo's web-reservation user, from and until so many minutes from now. */
export async function reservationToken(service: TestService, from: number, until: number): Promise<string> {
  return (await reserve(service, minutes(from), minutes(until))).token;
}
