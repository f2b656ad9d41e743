import type { MediaAnswer } from '@mukae/contract/calls/media';
import { type Draft, emptyDraft } from '@mukae/contract/domain/template/draft';
import type { ReactNode } from 'react';
import { EditorContext, type EditorDesk } from '../editing/EditorContext';
import { useEditing } from '../editing/useEditing';
import { editorAt } from './editorAt';
import { signageOfSixScenes } from './signageOfSixScenes';

/** A part of the editor at work on a signage; `note` is told what is edited. */
export function AtEditor({
  draft = emptyDraft,
  library = [],
  note = () => undefined,
  children,
}: {
  draft?: Draft;
  library?: readonly MediaAnswer[];
  note?: (desk: EditorDesk) => void;
  children: ReactNode;
}) {
  const [desk] = useEditing({
    audience: 'company',
    signage: signageOfSixScenes,
    draft,
    at: null,
    character: { kind: 'builtIn', id: 'kei' },
    library,
  });
  note(desk);
  return <EditorContext value={editorAt(desk)}>{children}</EditorContext>;
}
