import { isUnderway, mediaTexts } from '@/features/media';
import { LeaveQuestion } from '@/forms/LeaveQuestion';
import { useTexts } from '@/language/LanguageProvider';
import type { EditorUploads } from './useEditorUploads';

/** A draft is kept when the editor is left; a file on its way would not arrive. */
export function UploadsQuestion({ uploads: { logo, media } }: { uploads: EditorUploads }) {
  const { leaving } = useTexts(mediaTexts);
  const isNeeded = [...logo.uploads, ...media.uploads].some(({ state }) => isUnderway(state));
  return isNeeded && <LeaveQuestion isNeeded words={leaving} />;
}
