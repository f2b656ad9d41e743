import { isEmptyDraft } from '@mukae/contract/domain/template/draft';
import { draftChanges } from '@mukae/contract/domain/template/draftChanges';
import { clockMinute } from '@/dates/clockTime';
import { IconPencil, IconWorldCheck } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { useEditor } from '../editing/EditorContext';
import classes from './DraftTag.module.css';
import { draftTexts } from './draft.texts';

/** Whether what is seen is live, or how much of it is not. */
export function DraftTag() {
  const t = useTexts(draftTexts);
  const { live, draft, wanted, saver } = useEditor();
  const state = useObserved(saver.state);
  if (isEmptyDraft(draft)) {
    return (
      <p className={classes.draft} role="status" data-live>
        <span className={classes.tag}>
          <IconWorldCheck size={16} stroke={1.9} aria-hidden />
          {t.live}
        </span>
        <span className={classes.text}>{t.allLive}</span>
      </p>
    );
  }
  return (
    <p className={classes.draft} role="status">
      <span className={classes.tag}>
        <IconPencil size={16} stroke={1.9} aria-hidden />
        {t.draft}
      </span>
      <span className={classes.text}>
        {t.changes(draftChanges(live, wanted).length)}
        {state.is === 'saving' && <i>{t.saving}</i>}
        {state.is === 'saved' && state.at !== null && <i>{t.savedAt(clockMinute(state.at))}</i>}
      </span>
    </p>
  );
}
