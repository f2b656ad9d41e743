import { Button, Modal } from '@mantine/core';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { type Draft, type EditedTemplate, havingSeen, overtaken } from '@mukae/contract/domain/template/draft';
import { useState } from 'react';
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
  fault,
  onClose,
  onPublish,
}: {
  isOpen: boolean;
  isBusy: boolean;
  fault: string | null;
  onClose: () => void;
  onPublish: (draft: Draft) => void;
}) {
  const t = useTexts(publishTexts);
  const { device } = useTexts(statusTexts);
  const { live, draft, signage, setDraft } = useEditor();
  const [kept, setKept] = useState<readonly string[]>([]);
  const open = overtaken(live, draft).filter(({ key }) => !kept.includes(key));
  const theirs = open[0];
  const mine = theirs && draft.changed.find(({ key }) => key === theirs.key);
  if (!theirs || !mine) return null;
  const saved = savedBy(signage, theirs.seen?.id);
  const who = saved?.savedBy ? t.conflict.named(saved.savedBy) : t.conflict.somebody;
  const isLast = open.length === 1;

  const keepMine = () => {
    setKept([...kept, mine.key]);
    if (isLast) onPublish(havingSeen(live, draft));
  };
  const keepTheirs = () => {
    const without = { ...draft, changed: draft.changed.filter(({ key }) => key !== mine.key) };
    setDraft(without);
    if (isLast) onClose();
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title={t.conflict.title} size={640}>
      <p className={classes.text}>
        <b>{device[theirs.scene]}</b> {t.conflict.text(who, saved?.savedAt ? clockMinute(saved.savedAt) : '')}
      </p>
      <div className={classes.both}>
        <Version title={t.conflict.theirs} template={theirs} />
        <Version title={t.conflict.mine} template={mine} />
      </div>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
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
  const { wanted, character, shown } = useEditor();
  const { size } = wanted;
  return (
    <figure className={classes.version}>
      <figcaption>{title}</figcaption>
      <div className={classes.screen} style={{ '--ratio': size.width / size.height }}>
        <SceneThumbnail
          template={shown(template)}
          state={sampleState(template.scene)}
          size={size}
          character={character}
        />
      </div>
    </figure>
  );
}
