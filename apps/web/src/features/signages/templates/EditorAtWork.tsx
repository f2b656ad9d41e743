import type { MediaAnswer } from '@mukae/contract/calls/media';
import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import type { SavedDraft } from '@mukae/contract/calls/templates';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SceneCharacter } from '@/scene/sceneState';
import { useDraftSaver, useKept } from './draft/useDraftSaver';
import { type EditorAudience, EditorContext } from './editing/EditorContext';
import { useAddressedTemplate } from './editing/useAddressedTemplate';
import { useEditing } from './editing/useEditing';
import { useEditorKeys } from './editing/useEditorKeys';
import { EditorFrame } from './frame/EditorFrame';

/** One person at one signage, with everything at hand. */
export function EditorAtWork({
  signage,
  audience,
  back,
  saved,
  character,
  library,
}: {
  signage: WholeSignageAnswer;
  audience: EditorAudience;
  back: string;
  saved: SavedDraft | null;
  character: SceneCharacter;
  library: readonly MediaAnswer[];
}) {
  const client = useQueryClient();
  const [first, noteTemplate] = useAddressedTemplate();
  const saver = useDraftSaver(signage.id, saved);
  const [desk, tell] = useEditing({ audience, signage, draft: saver.draft, at: first, character, library });
  useKept(saver, desk.draft, (draft) => tell({ type: 'taken', draft }));
  useEffect(() => noteTemplate(desk.template.key), [noteTemplate, desk.template.key]);
  useEditorKeys(desk);

  const readLive = () => client.invalidateQueries({ queryKey: [signageCalls.getSignage.path] });
  return (
    <EditorContext
      value={{
        ...desk,
        back,
        saver,
        published: (draft, now) => {
          saver.forget();
          tell({ type: 'published', draft, now });
          return readLive();
        },
        readLive,
      }}
    >
      <EditorFrame />
    </EditorContext>
  );
}
