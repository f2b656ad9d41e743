import { Button, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { IconSend } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { RefusedRead } from '@/serving/RefusedRead';
import { Panel } from '@/ui/Panel';
import { useMatches } from '../useMatches';
import { Foreseen } from './Foreseen';
import classes from './TestBox.module.css';
import { tryingTexts } from './trying.texts';

/** A message may be as long; a question to try is not. */
const longest = 300;

/** A question as a visitor may ask it, and what the receptionist would do. Nothing of it is kept. */
export function TestBox({ manages }: { manages: boolean }) {
  const t = useTexts(tryingTexts);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, isFetching, refetch } = useMatches(asked);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const question = typed.trim();
    if (question === asked && question !== '') void refetch();
    setAsked(question);
  };
  return (
    <Panel className={classes.box}>
      <Title order={2} className={classes.title}>
        {t.title}
      </Title>
      <p className={classes.text}>{t.text}</p>
      <form className={classes.ask} onSubmit={ask}>
        <TextInput
          aria-label={t.label}
          placeholder={t.placeholder}
          maxLength={longest}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="light"
          loading={isFetching}
          leftSection={<IconSend size={18} stroke={1.7} aria-hidden />}
        >
          {t.ask}
        </Button>
      </form>
      <div role="status">
        {asked !== '' && data && !error && <Foreseen foreseen={data} asked={asked} manages={manages} />}
      </div>
      {error && <RefusedRead refusal={error.answer} isReading={isFetching} onRetry={() => void refetch()} />}
    </Panel>
  );
}
