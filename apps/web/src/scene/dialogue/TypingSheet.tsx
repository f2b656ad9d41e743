import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { cutGraphemes } from '@mukae/contract/domain/text/graphemes';
import { type FormEvent, useRef, useState } from 'react';
import { ScreenKeyboard } from '../keys/ScreenKeyboard';
import { placed } from '../placed';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './TypingSheet.module.css';

/** Nobody writes more by touch, and nobody reads more. */
const longest = 100;

const takeFocus = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });

/** A question in letters: by the keys on the screen, or by real ones. */
export function TypingSheet({
  leading,
  block,
  send,
  close,
}: {
  leading: Leading;
  block: TextBlock;
  send: (text: string) => void;
  close: () => void;
}) {
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const question = typed.trim();
  const write = (change: (text: string) => string) => setTyped((before) => cutGraphemes(change(before), longest));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question !== '') send(question);
  };
  return (
    <form
      ref={form}
      className={classes.sheet}
      style={placed(block)}
      aria-label={dialogueWords.typeQuestion[leading]}
      onSubmit={submit}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && close()}
    >
      <div className={classes.top}>
        <p className={classes.title}>
          <Words of={dialogueWords.typeQuestion} leading={leading} />
        </p>
        <TouchTarget className={classes.stop} onTouch={close}>
          <Words of={dialogueWords.stop} leading={leading} />
        </TouchTarget>
      </div>
      <div className={classes.line}>
        <input
          ref={takeFocus}
          className={classes.field}
          aria-label={dialogueWords.question[leading]}
          value={typed}
          maxLength={longest}
          inputMode="none"
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <TouchTarget className={classes.send} isOff={question === ''} onTouch={() => form.current?.requestSubmit()}>
          <Words of={dialogueWords.send} leading={leading} />
        </TouchTarget>
      </div>
      <ScreenKeyboard first={leading === 'ja' ? 'kana' : 'latin'} write={write} />
    </form>
  );
}
