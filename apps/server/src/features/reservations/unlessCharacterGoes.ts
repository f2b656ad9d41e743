import { violatesForeignKey } from '#platform/db/failures';
import { Refusal } from '#platform/refusals/refusal';

/** A character may be deleted while somebody chooses it: then it is not there, as it is a moment later. */
export async function unlessCharacterGoes<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    throw violatesForeignKey(failure, 'reservations_character_id_characters_id_fk') ? new Refusal('notFound') : failure;
  }
}
