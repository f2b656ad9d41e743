import { added } from '@mukae/contract/calls/answers';
import { mediaCalls } from '@mukae/contract/calls/media';
import { handleAdding } from '#platform/calls/handleAdding';
import { type Handler, handle } from '#platform/calls/handler';
import { neededFile } from '#platform/calls/neededFile';
import { idOfFile } from './media.present';
import type { MediaLibrary } from './media.service';

export const addMediaHandlers = (library: MediaLibrary): Handler[] => [
  handleAdding(mediaCalls.addMedia, async ({ input, files, principal, noteAdded }) =>
    library.add(principal, {
      file: neededFile(files, 'image'),
      companyId: input.companyId,
      alongside: noteAdded,
    }),
  ),

  handle(mediaCalls.addThumbnail, async ({ input, files, principal }) => {
    const id = idOfFile(input.filename);
    await library.addFrame(principal, id, neededFile(files, 'image'));
    return added(id);
  }),
];
