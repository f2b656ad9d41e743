import { Button } from '@mantine/core';
import { emptyDraft } from '@mukae/contract/domain/template/draft';
import type { DraftChange } from '@mukae/contract/domain/template/draftChanges';
import { IconTrash } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { toast } from '@/ui/toast';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import classes from './PublishQuestion.module.css';
import { publishTexts } from './publish.texts';

/** Line by line what publishing would change, with a way back to what is live. */
export function PublishQuestion({
  changes,
  isBusy,
  fault,
  onCancel,
  onPublish,
}: {
  changes: readonly DraftChange[];
  isBusy: boolean;
  fault: string | null;
  onCancel: () => void;
  onPublish: () => void;
}) {
  const t = useTexts(publishTexts);
  const { cancel, close } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { changeDraft } = useEditor();
  const lineOf = (change: DraftChange): { key: string; scene: string; words: string } => {
    if (change.of === 'size') {
      return { key: change.of, scene: t.screen, words: t.size(change.size.width, change.size.height) };
    }
    const { key, scene, hours } = change.template;
    if (change.of === 'part') {
      const words = t.parts[change.part];
      return {
        key: `${key} ${change.part}`,
        scene: device[scene],
        words: hours ? t.during(hours.name, words) : words,
      };
    }
    return { key: `${key} ${change.of}`, scene: device[scene], words: t[change.of](change.template.hours.name) };
  };
  const discard = () => {
    changeDraft(() => emptyDraft);
    onCancel();
    void toast.success({ title: t.discarded, text: '', closeLabel: close });
  };
  return (
    <>
      <p className={classes.title}>{t.question(changes.length)}</p>
      <p className={classes.text}>{t.when}</p>
      <ul className={classes.changes}>
        {changes.map(lineOf).map(({ key, scene, words }) => (
          <li key={key}>
            <span className={classes.scene}>{scene}</span>
            {words}
          </li>
        ))}
      </ul>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={classes.foot}>
        <Button
          size="sm"
          variant="subtle"
          color="beni"
          disabled={isBusy}
          leftSection={<IconTrash size={19} stroke={1.7} aria-hidden />}
          onClick={discard}
        >
          {t.discard}
        </Button>
        <span className={classes.answers}>
          <Button size="sm" variant="default" disabled={isBusy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button size="sm" loading={isBusy} onClick={onPublish} data-autofocus>
            {t.publish}
          </Button>
        </span>
      </div>
    </>
  );
}
