import { companyCalls } from '@mukae/contract/calls/companies';
import { mediaCalls } from '@mukae/contract/calls/media';
import { useQueryClient } from '@tanstack/react-query';

/** To be told when the media are no longer what the page has read: the list, and how much of the storage is used. */
export function useMediaChanged(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: [mediaCalls.getMedia.path] });
    void client.invalidateQueries({ queryKey: [companyCalls.getCompany.path] });
  };
}
