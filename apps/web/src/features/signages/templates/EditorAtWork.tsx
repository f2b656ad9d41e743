import type { MediaAnswer } from '@mukae/contract/calls/media';
import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { type SavedDraft, templateCalls } from '@mukae/contract/calls/templates';
import { type Draft, emptyDraft, isEmptyDraft } from '@mukae/contract/domain/template/draft';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, isError } from '@/api/call';
import { personInCookie } from '@/api/cookies';
import type { SceneCharacter } from '@/scene/sceneState';
import { DraftSaver } from './draft/draftSaver';
import { LeavingDraft } from './draft/LeavingDraft';
import { SavingTrouble } from './draft/SavingTrouble';
import { unsentOf } from './draft/unsentDraft';
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
  const takeOther = async () => {
    const answer = await call(templateCalls.getDraft, { signageId: signage.id });
    if (isError(answer)) return;
    setSaver((before) => {
      before.close();
      // What this browser has not sent is the other page's.
      return makeSaver(answer.saved, undefined);
    });
    tell({ type: 'taken', draft: answer.saved?.draft ?? emptyDraft });
  };
  const person = personInCookie();
  const makeSaver = (known: SavedDraft | null, unsent: ReturnType<typeof unsentOf>) =>
    new DraftSaver(person, signage.id, known, unsent, () => void takeOther());
  const [saver, setSaver] = useState(() => makeSaver(saved, unsentOf(person, signage.id)));
  const [editor, tell] = useEditing({ audience, signage, draft: saver.draft, at: first, character, library });
  useEffect(() => saver.offer(editor.draft), [saver, editor.draft]);
  useEffect(() => () => saver.close(), [saver]);
  useEffect(() => noteTemplate(editor.template.key), [noteTemplate, editor.template.key]);
  useEditorKeys(editor);

  const readLive = () => client.invalidateQueries({ queryKey: [signageCalls.getSignage.path] });
  const published = async (draft: Draft) => {
    saver.forget();
    tell({ type: 'published', draft });
    await readLive();
  };
  return (
    <EditorContext value={editor}>
      <EditorFrame
        back={back}
        saver={saver}
        onPublished={published}
        onOvertaken={() => void readLive()}
        banner={<SavingTrouble saver={saver} back={back} onTakeOther={() => void takeOther()} />}
      />
      <LeavingDraft isNeeded={!isEmptyDraft(editor.draft)} saver={saver} />
    </EditorContext>
  );
}
