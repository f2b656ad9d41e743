import { Checkbox } from '@mantine/core';
import { signageCalls } from '@mukae/contract/calls/signages';
import { templateCalls } from '@mukae/contract/calls/templates';
import { scenes as allScenes, type Scene } from '@mukae/contract/domain/signage/scene';
import { isEmptyDraft } from '@mukae/contract/domain/template/draft';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/api/call';
import { FormTrouble } from '@/forms/FormTrouble';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { DialogForm } from '@/ui/DialogForm';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import classes from './CopyDialog.module.css';
import { CopyTargets } from './CopyTargets';
import { moreTexts } from './more.texts';

/** What is live here, on other screens that stand the same way. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { copying: t } = useTexts(moreTexts);
  const { cancel, close } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { signage, draft, template } = useEditor();
  const client = useQueryClient();
  const [scenes, setScenes] = useState<readonly Scene[]>([template.scene]);
  const [targetIds, setTargetIds] = useState<readonly number[]>([]);
  const { atForm, submit } = useGuardedChange<{ scenes: Scene[]; targetIds: number[] }>({
    send: ({ wanted }) => call(templateCalls.copyTemplates, { signageId: signage.id, ...wanted }),
    onDone: ({ wanted }) => {
      onClose();
      void client.invalidateQueries({ queryKey: [signageCalls.getSignage.path] });
      void toast.success({ title: t.done(wanted.targetIds.length), closeLabel: close });
    },
  });
  return (
    <FormDialog opened title={t.title} busy={atForm.busy} onCancel={onClose}>
      <DialogForm
        text={
          <>
            {t.text} {!isEmptyDraft(draft) && t.draftNote}
          </>
        }
        answers={{ cancel, submit: t.copy(targetIds.length) }}
        busy={atForm.busy}
        disabled={scenes.length === 0 || targetIds.length === 0}
        onCancel={onClose}
        onSubmit={() => submit({ scenes: [...scenes], targetIds: [...targetIds] })}
      >
        <FormTrouble trouble={atForm.trouble} />
        <Checkbox.Group
          label={t.scenes}
          value={[...scenes]}
          onChange={(names) => setScenes(allScenes.filter((scene) => names.includes(scene)))}
        >
          <div className={classes.choices}>
            {allScenes.map((scene) => (
              <Checkbox key={scene} value={scene} label={device[scene]} />
            ))}
          </div>
        </Checkbox.Group>
        <CopyTargets chosen={targetIds} onChange={setTargetIds} />
      </DialogForm>
    </FormDialog>
  );
}
