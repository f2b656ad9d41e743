import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { cutGraphemes } from '@mukae/contract/domain/text/graphemes';
import { type FormEvent, useState } from 'react';
import { ScreenKeyboard } from '../keys/ScreenKeyboard';
import { placed } from '../placed';
import { TouchTarget } from '../TouchTarget';
import type { TouchedOnce } from '../useTouchedOnce';
import { Words } from '../Words';
import classes from './TypingSheet.module.css';

/** Nobody writes more by touch, and nobody reads more. */
const longest = 100;

const takeFocus = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });

/** A question in letters: by the keys on the screen, or by real ones. */
export function TypingSheet({
  leading,
  block,
  actions: { dialogue, keys },
}: {
  leading: Leading;
  block: TextBlock;
  actions: TouchedOnce;
}) {
  const [typed, setTyped] = useState('');
  const [isSent, setIsSent] = useState(false);
  const question = typed.trim();
  const write = (change: (text: string) => string) => setTyped((before) => cutGraphemes(change(before), longest));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question === '' || isSent) return;
    setIsSent(true);
    keys.send(question);
  };
  return (
    <form
      className={classes.sheet}
      style={placed(block)}
      aria-label={dialogueWords.typeQuestion[leading]}
      onSubmit={submit}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && keys.stopTyping()}
    >
      <div className={classes.top}>
        <p className={classes.title}>
          <Words of={dialogueWords.typeQuestion} leading={leading} />
        </p>
        <TouchTarget className={classes.stop} onTouch={dialogue.stopTyping}>
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
        <TouchTarget className={classes.send} isOff={question === ''} onTouch={() => dialogue.send(question)}>
          <Words of={dialogueWords.send} leading={leading} />
        </TouchTarget>
      </div>
      <ScreenKeyboard first={leading === 'ja' ? 'kana' : 'latin'} write={write} />
    </form>
  );
}
