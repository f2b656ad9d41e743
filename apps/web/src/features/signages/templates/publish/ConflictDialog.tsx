import { Button, Modal } from '@mantine/core';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import {
  type Draft,
  type EditedTemplate,
  havingSeen,
  isEmptyDraft,
  overtaken,
} from '@mukae/contract/domain/template/draft';
import { clockMinute } from '@/dates/clockTime';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { SceneThumbnail } from '@/scene/SceneThumbnail';
import { sampleState } from '@/scene/sampleState';
import { allTemplatesOf } from '@/scene/sceneTemplatesOf';
import { useEditor } from '../editing/EditorContext';
import classes from './ConflictDialog.module.css';
import { publishTexts } from './publish.texts';

const savedBy = (signage: WholeSignageAnswer, id: number | undefined) =>
  allTemplatesOf(signage).find((template) => template.id === id);

/** Somebody else was faster: both versions side by side, scene after scene, and one of them stays. */
export function ConflictDialog({
  isOpen,
  isBusy,
  onClose,
  onPublish,
}: {
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onPublish: (draft: Draft) => void;
}) {
  const t = useTexts(publishTexts);
  const { device } = useTexts(statusTexts);
  const { live, draft, signage, changeDraft } = useEditor();
  const open = overtaken(live, draft);
  const theirs = open[0];
  const mine = theirs && draft.changed.find(({ key }) => key === theirs.key);
  if (!theirs || !mine) return null;
  const saved = savedBy(signage, theirs.seen?.id);
  const who = saved?.savedBy ? t.conflict.named(saved.savedBy) : t.conflict.somebody;
  const isLast = open.length === 1;

  /** What is decided stays in the draft, so that it can be undone; after the last one the rest is published. */
  const decide = (decided: Draft) => {
    changeDraft(() => decided);
    if (!isLast) return;
    if (isEmptyDraft(decided)) onClose();
    else onPublish(decided);
  };
  const keepMine = () => decide(havingSeen(live, draft, mine.key));
  const keepTheirs = () => decide({ ...draft, changed: draft.changed.filter(({ key }) => key !== mine.key) });
  return (
    <Modal opened={isOpen} onClose={onClose} title={t.conflict.title} size={640}>
      <p className={classes.text}>
        <b>{device[theirs.scene]}</b> {t.conflict.text(who, saved?.savedAt ? clockMinute(saved.savedAt) : '')}
      </p>
      <div className={classes.both}>
        <Version title={t.conflict.theirs} template={theirs} />
        <Version title={t.conflict.mine} template={mine} />
      </div>
      <div className={classes.foot}>
        <Button variant="subtle" color="gray" disabled={isBusy} onClick={onClose}>
          {t.conflict.later}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={keepTheirs}>
          {t.conflict.keepTheirs}
        </Button>
        <Button loading={isBusy} onClick={keepMine}>
          {t.conflict.keepMine}
        </Button>
      </div>
    </Modal>
  );
}

function Version({ title, template }: { title: string; template: EditedTemplate }) {
  const { wanted, character, forVisitors } = useEditor();
  const { size } = wanted;
  return (
    <figure className={classes.version}>
      <figcaption>{title}</figcaption>
      <div className={classes.screen} style={{ '--ratio': size.width / size.height }}>
        <SceneThumbnail
          template={forVisitors(template)}
          state={sampleState(template.scene)}
          size={size}
          character={character}
        />
      </div>
    </figure>
  );
}
