import { isEmptyDraft } from '@mukae/contract/domain/template/draft';
import { useEffect } from 'react';
import { isUnderway, mediaTexts } from '@/features/media';
import { LeaveQuestion } from '@/forms/LeaveQuestion';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { noteUnsaved } from '@/serving/unsaved';
import { draftTexts } from '../draft/draft.texts';
import type { EditorUploads } from '../drawers/uploads/useEditorUploads';
import { useEditor } from '../editing/EditorContext';

/** Asks once before the editor is left: a file on its way would not arrive; an unpublished draft is there again next time. */
export function LeavingEditor({ uploads: { logo, media } }: { uploads: EditorUploads }) {
  const { leaving: aboutDraft } = useTexts(draftTexts);
  const { leaving: aboutFiles } = useTexts(mediaTexts);
  const { draft, saver } = useEditor();
  const hasDraft = !isEmptyDraft(draft);
  const isSending = [...logo.uploads, ...media.uploads].some(({ state }) => isUnderway(state));
  const isUnsent = useObserved(saver.state).is !== 'saved';
  useEffect(() => (isUnsent ? noteUnsaved() : undefined), [isUnsent]);
  const aboutBoth = {
    ...aboutFiles,
    text: (
      <>
        {aboutFiles.text}
        <br />
        {aboutDraft.text}
      </>
    ),
  };
  return (
    <LeaveQuestion
      isNeeded={isSending || hasDraft}
      isKept={!isSending}
      words={!isSending ? aboutDraft : hasDraft ? aboutBoth : aboutFiles}
      beforeLeaving={() => saver.flush()}
    />
  );
}
