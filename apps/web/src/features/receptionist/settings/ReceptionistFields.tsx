import { Switch, Text, Textarea } from '@mantine/core';
import { sureness } from '@mukae/contract/domain/answer/sureness';
import { receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';
import { lengthTold } from '@mukae/contract/domain/text/graphemes';
import { HoursFields } from '@/features/companies';
import type { Field } from '@/forms/field';
import { flagOf, textOf } from '@/forms/fieldProps';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { Panel } from '@/ui/Panel';
import { WordedSlider } from '@/ui/WordedSlider';
import { KeptTalk } from './KeptTalk';
import classes from './ReceptionistForm.module.css';
import type { ReceptionistDraft } from './receptionistDraft';
import { receptionistSettingsTexts } from './receptionistSettings.texts';
import { WordListField } from './WordListField';

type Part = { form: Field<ReceptionistDraft> };

/** How she answers, what a company may set of it. */
export function ReceptionistFields({ form }: Part) {
  return (
    <>
      <Work form={form} />
      <Greeting form={form} />
      <Answering form={form} />
      <Waking form={form} />
      <Words form={form} />
      <KeptTalk field={form.at('keepDays')} />
    </>
  );
}

function Work({ form }: Part) {
  const t = useTexts(receptionistSettingsTexts);
  return (
    <Panel space="form" title={t.work}>
      <div className={classes.fields}>
        <Switch {...flagOf(form.at('isOn'))} label={t.isOn} description={t.isOnHint} />
        <HoursFields field={form.at('hours')} words={t.hours} />
      </div>
    </Panel>
  );
}

function Greeting({ form }: Part) {
  const t = useTexts(receptionistSettingsTexts);
  const { greeting: max } = receptionistLimits;
  const [greeting, greetingEn] = [form.at('greeting'), form.at('greetingEn')];
  return (
    <Panel space="form" title={t.greeting}>
      <Fields>
        <Textarea
          {...textOf(greeting)}
          label={t.greetingJa}
          description={t.greetingHint(lengthTold(greeting.value, max), max)}
          lang="ja"
          withAsterisk
          rows={2}
        />
        <Textarea
          {...textOf(greetingEn)}
          label={t.greetingEn}
          description={t.greetingEnHint(lengthTold(greetingEn.value, max), max)}
          lang="en"
          rows={2}
        />
      </Fields>
    </Panel>
  );
}

function Answering({ form }: Part) {
  const t = useTexts(receptionistSettingsTexts);
  const { min, usual, max } = sureness.answersFrom;
  const answersFrom = form.at('answersFrom');
  return (
    <Panel space="form" title={t.answering}>
      <div className={classes.fields}>
        <div>
          <WordedSlider
            label={t.answersFrom}
            words={t.answersFromWords(answersFrom.value)}
            range={{ least: min, usual, most: max }}
            step={1}
            value={answersFrom.value}
            onChange={answersFrom.set}
          />
          <Text size="xs" c="dimmed" mt={6}>
            {t.answersFromHint(sureness.asksFrom)}
          </Text>
        </div>
        <Switch {...flagOf(form.at('callsPerson'))} label={t.callsPerson} description={t.callsPersonHint} />
        <Switch {...flagOf(form.at('answersEnglish'))} label={t.answersEnglish} description={t.answersEnglishHint} />
      </div>
    </Panel>
  );
}

function Waking({ form }: Part) {
  const t = useTexts(receptionistSettingsTexts);
  return (
    <Panel space="form" title={t.waking}>
      <div className={classes.fields}>
        <Switch {...flagOf(form.at('wakesByVoice'))} label={t.wakesByVoice} description={t.wakesByVoiceHint} />
        <Switch {...flagOf(form.at('wakesByMotion'))} label={t.wakesByMotion} description={t.wakesByMotionHint} />
      </div>
    </Panel>
  );
}

function Words({ form }: Part) {
  const t = useTexts(receptionistSettingsTexts);
  return (
    <Panel space="form" title={t.words}>
      <div className={classes.fields}>
        {(['synonyms', 'readings', 'forbidden'] as const).map((name) => (
          <WordListField key={name} name={name} field={form.at(name)} />
        ))}
      </div>
    </Panel>
  );
}
