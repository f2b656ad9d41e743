import { mediaCalls } from '@mukae/contract/calls/media';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import type { Draft } from '@mukae/contract/domain/template/draft';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '@/api/query';
import { urlsOf } from '../editing/catalogue';

const namedIn = ({ changed }: Draft): number[] =>
  changed.flatMap(({ logoId, playlist }) => [
    ...(logoId === null ? [] : [logoId]),
    ...playlist.map(({ mediaId }) => mediaId),
  ]);

/** The library as far as a draft needs it: read again when the draft names a medium that was not there before. */
export function useMediaNamed(signage: WholeSignageAnswer | undefined, draft: Draft) {
  const library = useQuery(queryOf(mediaCalls.listMedia, {}));
  const { data, refetch } = library;
  const urlOf = signage && data && urlsOf(signage, data);
  const unknown = urlOf ? namedIn(draft).filter((id) => urlOf(id) === undefined) : [];
  const missed = unknown.join(' ');
  // One that has been deleted stays unknown, and is not asked for a second time.
  useEffect(() => {
    if (missed !== '') void refetch();
  }, [missed, refetch]);
  return { library, urlOf };
}
