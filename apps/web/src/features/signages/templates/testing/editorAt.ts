import { DraftSaver } from '../draft/draftSaver';
import type { Editor, EditorDesk } from '../editing/EditorContext';

const saver = new DraftSaver('7', 1, null, undefined);

/** An editor at a desk, whose drafts go nowhere. */
export const editorAt = (desk: EditorDesk): Editor => ({
  ...desk,
  back: '/',
  saver,
  published: async () => {},
  readLive: async () => {},
});
