import { useEffect, useEffectEvent } from 'react';
import type { Editor } from './EditorContext';

/** Ctrl or ⌘ with Z takes back, with Shift does again: also while a field has the focus, for fields are part of the draft. */
export function useEditorKeys({ undo, redo }: Pick<Editor, 'undo' | 'redo'>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
