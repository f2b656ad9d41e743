import { TextInput } from '@mantine/core';
import { hoursField } from '@mukae/contract/calls/templateFields';
import { withTemplate } from '@mukae/contract/domain/template/draft';
import type { TemplateHours } from '@mukae/contract/domain/template/timetable';
import { textOf } from '@/forms/fieldProps';
import { readBy } from '@/forms/reading';
import { useForm } from '@/forms/useForm';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { DialogForm } from '@/ui/DialogForm';
import { FormDialog } from '@/ui/FormDialog';
import { useEditor } from '../editing/EditorContext';
import { makeKey } from '../editing/makeKey';
import { templatesTexts } from '../templates.texts';
import classes from './HoursDialog.module.css';
import { moreTexts } from './more.texts';
import { WeekdayChips } from './WeekdayChips';

const usualHours: TemplateHours = {
  name: '',
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  from: '09:00',
  until: '12:00',
};

/** When a template is shown instead of the usual one of its scene. A new one begins as a copy of what is edited. */
export function HoursDialog({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  const { hours: t } = useTexts(moreTexts);
  const { cancel } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { live, draft, template, edit, setDraft, goTo } = useEditor();
  const first = (!isNew && template.hours) || usualHours;
  const form = useForm({ first, read: (typed) => readBy(hoursField, typed) });
  const add = (hours: TemplateHours) => {
    const key = makeKey();
    const touchButtons = template.touchButtons.map((button) => ({ ...button, key: makeKey(), id: null }));
    setDraft(withTemplate(live, draft, { ...template, key, seen: null, hours, touchButtons }));
    goTo(key);
  };
  const save = (hours: TemplateHours) => {
    if (isNew) add(hours);
    else edit({ hours });
    onClose();
  };
  return (
    <FormDialog opened title={t.title(device[template.scene])} busy={false} onCancel={onClose}>
      <DialogForm
        text={t.text}
        answers={{ cancel, submit: t.save }}
        busy={false}
        onCancel={onClose}
        onSubmit={form.whenRight(save)}
      >
        <TextInput
          {...textOf(form.at('name'))}
          label={t.name}
          withAsterisk
          placeholder={t.namePlaceholder}
          data-autofocus
        />
        <WeekdayChips field={form.at('days')} />
        <div className={classes.times}>
          <TextInput {...textOf(form.at('from'))} type="time" label={t.from} />
          <TextInput {...textOf(form.at('until'))} type="time" label={t.until} />
          <p className={classes.note}>{t.overnight}</p>
        </div>
      </DialogForm>
    </FormDialog>
  );
}
