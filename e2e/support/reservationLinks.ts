import { demoUser } from '@mukae/server/testing/people';
import { minutes } from '@mukae/server/testing/testClock';
import type { TestService } from '@mukae/server/testing/testService';

/** A link for the first signage of the demo, valid from and until so many minutes from now. */
export async function reservationToken(service: TestService, from: number, until: number): Promise<string> {
  const { id } = await demoUser(service, 'signage1');
  const now = service.clock.now().getTime();
  const at = (n: number) => new Date(now + minutes(n));
  return service.mukae.links.sign({ signageUserId: id, startsAt: at(from), endsAt: at(until) });
}
