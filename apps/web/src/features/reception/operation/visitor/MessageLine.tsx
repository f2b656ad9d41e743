import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { hasAtMost } from '@mukae/contract/domain/text/graphemes';
import { type FormEvent, useRef, useState } from 'react';
import { IconSend } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { KeyCap } from '../keys/KeyCap';
import { letters } from '../keys/letters';
import { useLetterKey } from '../keys/useLetterKey';
import classes from './MessageLine.module.css';
import { visitorTexts } from './visitor.texts';

/** What the smallest bubble of a signage holds. */
const longest = 80;

/** A line that the visitor reads on the screen. */
export function MessageLine({ onWrite }: { onWrite: (text: string) => void }) {
  const t = useTexts(visitorTexts);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const line = text.trim();
  const isTooLong = !hasAtMost(line, longest);
  const canWrite = line !== '' && !isTooLong;
  useLetterKey(letters.write, () => field.current?.focus());
  const write = (submit: FormEvent) => {
    submit.preventDefault();
    if (!canWrite) return;
    onWrite(line);
    setText('');
  };
  return (
    <form className={classes.form} onSubmit={write}>
      <TextInput
        ref={field}
        className={classes.input}
        size="sm"
        aria-label={t.message}
        aria-keyshortcuts={letters.write}
        placeholder={t.messageHint}
        error={isTooLong && t.tooLong(longest)}
        rightSection={text === '' && <KeyCap of={letters.write} />}
        value={text}
        onChange={(change) => setText(change.currentTarget.value)}
      />
      <Tooltip label={t.show}>
        <ActionIcon type="submit" size={40} aria-label={t.show} aria-disabled={!canWrite || undefined}>
          <IconSend size={19} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </form>
  );
}
