import { Switch, Textarea } from '@mantine/core';
import { type ReceptionistAnswer, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { sureness } from '@mukae/contract/domain/answer/sureness';
import { receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';
import { call } from '@/api/call';
import { HoursFields, useCompanyScope } from '@/features/companies';
import { FormTrouble } from '@/forms/FormTrouble';
import { flagOf, textOf } from '@/forms/fieldProps';
import { NumberField } from '@/forms/NumberField';
import { SaveFoot } from '@/forms/SaveFoot';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { WordedSlider } from '@/ui/WordedSlider';
import classes from './ReceptionistForm.module.css';
import { draftOf, readReceptionist } from './receptionistDraft';
import { receptionistSettingsTexts } from './receptionistSettings.texts';

const { min, usual, max } = sureness.answersFrom;

export function ReceptionistForm({
  receptionist,
  onReload,
}: {
  receptionist: ReceptionistAnswer;
  onReload: () => void;
}) {
  const t = useTexts(receptionistSettingsTexts);
  const scope = useCompanyScope();
  const before = draftOf(receptionist);
  const form = usePageForm({ first: before, read: readReceptionist(before) });
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted }) =>
      call(receptionistCalls.changeReceptionist, { ...scope, ...wanted, seenVersion: receptionist.version }),
    onDone: () => {
      onReload();
      void toast.success({ title: t.done, closeLabel: t.close });
    },
  });
  const answersFrom = form.at('answersFrom');
  return (
    <div>
      <FormTrouble trouble={atForm.trouble} onReload={onReload} />
      <form noValidate onSubmit={form.whenRight(submit)} className={classes.form}>
        <Panel space="form" title={t.work}>
          <div className={classes.fields}>
            <Switch {...flagOf(form.at('isOn'))} label={t.isOn} description={t.isOnHint} />
            <HoursFields field={form.at('hours')} words={t.hours} />
          </div>
        </Panel>
        <Panel space="form" title={t.greeting}>
          <Fields>
            <Textarea
              {...textOf(form.at('greeting'))}
              label={t.greetingJa}
              description={t.greetingHint}
              lang="ja"
              required
              autosize
              minRows={2}
            />
            <Textarea {...textOf(form.at('greetingEn'))} label={t.greetingEn} lang="en" autosize minRows={2} />
          </Fields>
        </Panel>
        <Panel space="form" title={t.answering}>
          <div className={classes.fields}>
            <WordedSlider
              label={t.answersFrom}
              words={t.answersFromWords(answersFrom.value)}
              range={{ least: min, usual, most: max }}
              step={1}
              value={answersFrom.value}
              onChange={answersFrom.set}
            />
            <Switch {...flagOf(form.at('callsPerson'))} label={t.callsPerson} />
            <Switch {...flagOf(form.at('answersEnglish'))} label={t.answersEnglish} />
          </div>
        </Panel>
        <Panel space="form" title={t.waking}>
          <div className={classes.fields}>
            <Switch {...flagOf(form.at('wakesByVoice'))} label={t.wakesByVoice} description={t.wakesByVoiceHint} />
            <Switch {...flagOf(form.at('wakesByMotion'))} label={t.wakesByMotion} description={t.wakesByMotionHint} />
          </div>
        </Panel>
        <Panel space="form" title={t.words}>
          <div className={classes.fields}>
            {(['synonyms', 'readings', 'forbidden'] as const).map((name) => (
              <Textarea
                key={name}
                {...textOf(form.at(name))}
                label={t[name]}
                description={t[`${name}Hint`]}
                autosize
                minRows={3}
                maxRows={12}
              />
            ))}
          </div>
        </Panel>
        <Panel space="form" title={t.records}>
          <NumberField
            field={form.at('keepDays')}
            label={t.keepDays}
            description={t.keepDaysHint}
            limits={receptionistLimits.keepDays}
            step={1}
          />
        </Panel>
        <SaveFoot unchanged={form.untouched} busy={atForm.busy} back={null} />
      </form>
    </div>
  );
}
