import { Radio, TextInput } from '@mantine/core';
import { templateCalls } from '@mukae/contract/calls/templates';
import { titleField } from '@mukae/contract/calls/textFields';
import { orientationOf } from '@mukae/contract/domain/signage/size';
import { presetOf } from '@mukae/contract/domain/template/preset';
import { usualOf } from '@mukae/contract/domain/template/timetable';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callOnce } from '@/api/call';
import { FormTrouble } from '@/forms/FormTrouble';
import { choiceOf, textOf } from '@/forms/fieldProps';
import { readBy } from '@/forms/reading';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { DialogForm } from '@/ui/DialogForm';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import classes from './KeepPresetDialog.module.css';
import { moreTexts } from './more.texts';

const keptFields = z.object({ name: titleField, which: z.enum(['all', 'this']) });
const unnamed: z.infer<typeof keptFields> = { name: '', which: 'all' };

/** Keeps what is edited under a name, for the company. */
export function KeepPresetDialog({ onClose }: { onClose: () => void }) {
  const { companyPresets: t } = useTexts(moreTexts);
  const { cancel, close } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { signage, wanted, template } = useEditor();
  const client = useQueryClient();
  const form = useForm({ first: unnamed, read: (typed) => readBy(keptFields, typed) });
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted: { name, which }, onceKey }) =>
      callOnce(onceKey, templateCalls.addTemplatePreset, {
        signageId: signage.id,
        name,
        orientation: orientationOf(wanted.size),
        templates: (which === 'all' ? usualOf(wanted.templates) : [template]).map(presetOf),
      }),
    onDone: ({ wanted: { name } }) => {
      onClose();
      void client.invalidateQueries({ queryKey: [templateCalls.listTemplatePresets.path] });
      void toast.success({ title: t.kept(name), closeLabel: close });
    },
  });
  return (
    <FormDialog opened title={t.keepTitle} busy={atForm.busy} onCancel={onClose}>
      <DialogForm
        text={t.keepText}
        answers={{ cancel, submit: t.keep }}
        busy={atForm.busy}
        onCancel={onClose}
        onSubmit={form.whenRight(submit)}
      >
        <FormTrouble trouble={atForm.trouble} />
        <TextInput {...textOf(form.at('name'))} label={t.name} withAsterisk data-autofocus />
        <Radio.Group {...choiceOf(form.at('which'))} label={t.which}>
          <div className={classes.choices}>
            <Radio value="all" label={t.allScenes} />
            <Radio value="this" label={t.thisScene(device[template.scene])} />
          </div>
        </Radio.Group>
      </DialogForm>
    </FormDialog>
  );
}
