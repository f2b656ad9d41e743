import type { PlaylistItem } from '@mukae/contract/domain/template/playlist';
import { holdMedia } from '#features/media';
import type { LoggedIn } from '#platform/access/principal';
import type { Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { FindUsable } from './usableMedia';

/** What names media: a template in a draft, or what shall be written. */
interface NamingMedia {
  logoId?: number | null | undefined;
  playlist?: readonly PlaylistItem[] | undefined;
}

const mediaIn = ({ logoId, playlist = [] }: NamingMedia): number[] => [
  ...(logoId ? [logoId] : []),
  ...playlist.map(({ mediaId }) => mediaId),
];

/** A medium may have been deleted since it was chosen. */
const gone = (failure: unknown): never => {
  throw failure instanceof Refusal && failure.error === 'notFound'
    ? new Refusal('mediumGone', { cause: failure })
    : failure;
};

/** Whether the caller may use what these templates name, and where they name it. */
export async function checkMedia(
  findUsable: FindUsable,
  principal: LoggedIn,
  companyId: number,
  templates: readonly Required<NamingMedia>[],
): Promise<void> {
  for (const { logoId, playlist = [] } of templates) {
    if (logoId) await findUsable(principal, companyId, 'logo', logoId).catch(gone);
    for (const { mediaId } of playlist) await findUsable(principal, companyId, 'media', mediaId).catch(gone);
  }
}

/** False when one of them is gone. The others are not deleted before they are shown. */
export async function holdMediaOf(tx: Transaction, templates: readonly NamingMedia[]): Promise<boolean> {
  const named = new Set(templates.flatMap(mediaIn));
  return (await holdMedia(tx, [...named])) === named.size;
}
