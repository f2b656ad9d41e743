import { mediaCalls } from '@mukae/contract/calls/media';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';

/** The pictures of the company's library, the newest first; a film goes with no answer. */
export const useLibraryPictures = () =>
  useQuery({
    ...queryOf(mediaCalls.listMedia, { ...useCompanyScope(), sort: '-createdAt' }),
    select: (media) => media.filter(({ kind }) => kind !== 'mp4'),
  });
