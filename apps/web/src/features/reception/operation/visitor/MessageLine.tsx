import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { IconSend } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './MessageLine.module.css';
import { visitorTexts } from './visitor.texts';

const longest = 200;

/** A line that the visitor reads on the screen for a while. */
export function MessageLine({ onWrite }: { onWrite: (text: string) => void }) {
  const t = useTexts(visitorTexts);
  const [text, setText] = useState('');
  const line = text.trim();
  const write = (submit: FormEvent) => {
    submit.preventDefault();
    if (line === '') return;
    onWrite(line);
    setText('');
  };
  return (
    <form className={classes.form} onSubmit={write}>
      <TextInput
        className={classes.input}
        aria-label={t.message}
        placeholder={t.messageHint}
        maxLength={longest}
        value={text}
        onChange={(change) => setText(change.currentTarget.value)}
      />
      <Tooltip label={t.show}>
        <ActionIcon type="submit" size={42} aria-label={t.show} aria-disabled={line === '' || undefined}>
          <IconSend size={19} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </form>
  );
}
