import { violatesExclusion } from '#platform/db/failures';
import { Refusal } from '#platform/refusals/refusal';

const constraints = ['reservations_seat_is_free', 'reservations_signage_is_free'];

/**
 * Where somebody was faster the database refuses what was free a moment ago: it is tried again, for another seat may be
 * free, and each time it is one fewer.
 */
export async function againWhereTaken<Result>(
  seats: number,
  refusal: 'reservationOverlap' | 'extensionTaken',
  work: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; tries <= seats; tries += 1) {
    try {
      return await work();
    } catch (failure) {
      if (!constraints.some((constraint) => violatesExclusion(failure, constraint))) throw failure;
    }
  }
  throw new Refusal(refusal);
}
