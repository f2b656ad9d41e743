import { useKeyDown } from '@/ui/keys/useKeyDown';
import type { EditorDesk } from './EditorContext';

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Ctrl or ⌘ with Z takes back, with Shift does again: also while a field has the focus, for fields of the editor are part of the draft; those of a dialog are not. */
export const useEditorKeys = ({ undo, redo }: Pick<EditorDesk, 'undo' | 'redo'>): void =>
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
