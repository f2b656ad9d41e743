import { Button, Chip, Modal, Text, TextInput } from '@mantine/core';
import { nameMax } from '@mukae/contract/calls/textFields';
import { weekdays } from '@mukae/contract/domain/hours/weekday';
import { withTemplate } from '@mukae/contract/domain/template/draft';
import type { TemplateHours } from '@mukae/contract/domain/template/timetable';
import { hasAtMost } from '@mukae/contract/domain/text/graphemes';
import { type FormEvent, useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { useEditor } from '../editing/EditorContext';
import { makeKey } from '../editing/makeKey';
import { templatesTexts } from '../templates.texts';
import classes from './MoreForm.module.css';
import { moreTexts } from './more.texts';

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
  const [hours, setHours] = useState<TemplateHours>((!isNew && template.hours) || usualHours);
  const [isTried, setTried] = useState(false);
  const name = hours.name.trim();
  const isNamed = name !== '' && hasAtMost(name, nameMax);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed || hours.days.length === 0) return;
    const chosen = { ...hours, name };
    if (!isNew) edit({ hours: chosen });
    else {
      const key = makeKey();
      const buttons = template.touchButtons.map((button) => ({ ...button, key: makeKey(), id: null }));
      setDraft(withTemplate(live, draft, { ...template, key, seen: null, hours: chosen, touchButtons: buttons }));
      goTo(key);
    }
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t.title(device[template.scene])} size={520}>
      <form className={classes.form} onSubmit={save} noValidate>
        <Text size="sm" c="dimmed">
          {t.text}
        </Text>
        <TextInput
          label={t.name}
          placeholder={t.namePlaceholder}
          value={hours.name}
          error={isTried && !isNamed && t.nameFault}
          onChange={({ currentTarget }) => setHours({ ...hours, name: currentTarget.value })}
          data-autofocus
        />
        <fieldset className={classes.days}>
          <legend>{t.days}</legend>
          <Chip.Group
            multiple
            value={hours.days}
            onChange={(names) => setHours({ ...hours, days: weekdays.filter((day) => names.includes(day)) })}
          >
            {weekdays.map((day) => (
              <Chip key={day} value={day} size="sm">
                {t.day[day]}
              </Chip>
            ))}
          </Chip.Group>
          {isTried && hours.days.length === 0 && (
            <p className={classes.fault} role="alert">
              {t.daysFault}
            </p>
          )}
        </fieldset>
        <div className={classes.times}>
          <TextInput
            type="time"
            label={t.from}
            value={hours.from}
            onChange={({ currentTarget }) => currentTarget.value && setHours({ ...hours, from: currentTarget.value })}
          />
          <TextInput
            type="time"
            label={t.until}
            value={hours.until}
            onChange={({ currentTarget }) => currentTarget.value && setHours({ ...hours, until: currentTarget.value })}
          />
        </div>
        <Text size="sm" c="dimmed">
          {t.overnight}
        </Text>
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit">{t.save}</Button>
        </div>
      </form>
    </Modal>
  );
}
