import type { EditorDesk } from '../editing/EditorContext';

/** For `AtEditor`: what is edited there by now. */
export function notedDesk(): { note: (desk: EditorDesk) => void; desk: () => EditorDesk } {
  let latest: EditorDesk | undefined;
  return {
    note(now) {
      latest = now;
    },
    desk() {
      if (!latest) throw new Error('the editor is not there yet');
      return latest;
    },
  };
}
