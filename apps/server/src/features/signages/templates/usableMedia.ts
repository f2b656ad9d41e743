import { kindsFor } from '@mukae/contract/domain/template/playlist';
import type { MediaLibrary, Medium } from '#features/media';
import type { LoggedIn } from '#platform/access/principal';
import { Refusal } from '#platform/refusals/refusal';

/** A medium that the caller may put at a place of a company's screen. */
export type FindUsable = (
  principal: LoggedIn,
  companyId: number,
  place: keyof typeof kindsFor,
  mediaId: number,
) => Promise<Medium>;

export const makeFindUsable =
  (library: MediaLibrary): FindUsable =>
  async (principal, companyId, place, mediaId) => {
    const medium = await library.find(principal, mediaId);
    if (medium.companyId !== companyId) throw new Refusal('notFound');
    if (!kindsFor[place].includes(medium.kind)) throw new Refusal('imageType');
    return medium;
  };
