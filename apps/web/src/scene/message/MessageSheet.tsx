import { visitorMessageLimits } from '@mukae/contract/domain/message/visitorMessage';
import { letterWords } from '@mukae/contract/domain/scene/letterWords';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import type { KeyBoard } from '@mukae/contract/domain/scene/screenKeys';
import { hasAtMost } from '@mukae/contract/domain/text/graphemes';
import { useState } from 'react';
import { IconMail } from '@/icons';
import { ScreenKeyboard } from '../keys/ScreenKeyboard';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import { LetterField } from './LetterField';
import type { SceneLetter } from './letter';
import classes from './MessageSheet.module.css';
import { ReadyWords } from './ReadyWords';

/** What she writes beside the words to touch. */
interface Written {
  about: string;
  name: string;
  contact: string;
}

const nothing: Written = { about: '', name: '', contact: '' };

/** A way to reach somebody is mostly a number. */
const boardOf: Readonly<Record<keyof Written, KeyBoard>> = { about: 'kana', name: 'kana', contact: 'digits' };

function tooLong({ name, contact, text }: Parameters<SceneLetter['send']>[0]): BothLanguages | null {
  if (!hasAtMost(text, visitorMessageLimits.text)) return letterWords.longText;
  if (!hasAtMost(name, visitorMessageLimits.name)) return letterWords.longName;
  return hasAtMost(contact, visitorMessageLimits.contact) ? null : letterWords.longContact;
}

const takeFocus = (sheet: HTMLElement | null) => sheet?.focus({ preventScroll: true });

/** A few words for who is not there: touched, or typed by the keys on the screen or real ones. */
export function MessageSheet({ letter: { send, close }, top }: { letter: SceneLetter; top: number }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [written, setWritten] = useState(nothing);
  const [field, setField] = useState<keyof Written>('name');
  const [sending, setSending] = useState<'not' | 'now' | 'failed'>('not');
  const text = [...chosen, written.about.trim()].filter(Boolean).join('\n');
  const words = { name: written.name.trim(), contact: written.contact.trim(), text };
  const hindrance = tooLong(words);
  const wrong = hindrance ?? (sending === 'failed' ? letterWords.failed : null);
  const canLeave = text !== '' && hindrance === null && sending !== 'now';

  const leave = async () => {
    if (!canLeave) return;
    setSending('now');
    if (!(await send(words))) setSending('failed');
  };
  const write = (one: keyof Written) => (change: (before: string) => string) =>
    setWritten((before) => ({ ...before, [one]: change(before[one]) }));
  const inField = (one: keyof Written) => ({
    label: letterWords[one],
    value: written[one],
    isWritten: field === one,
    onBegin: () => setField(one),
    onWrite: write(one),
  });

  return (
    <div
      ref={takeFocus}
      className={classes.sheet}
      style={{ top: `${top * 100}%` }}
      role="dialog"
      aria-label={letterWords.title.ja}
      tabIndex={-1}
    >
      <h2 className={classes.title}>
        <IconMail className={classes.sign} stroke={2} aria-hidden />
        <Words of={letterWords.title} />
      </h2>
      <div className={classes.parts}>
        <section className={classes.part}>
          <LetterField {...inField('about')} isLong>
            <ReadyWords chosen={chosen} onChange={setChosen} />
          </LetterField>
          <div className={classes.who}>
            <LetterField {...inField('name')} />
            <LetterField {...inField('contact')} />
          </div>
        </section>
        <section className={classes.keys}>
          <ScreenKeyboard key={field} first={boardOf[field]} write={write(field)} />
        </section>
      </div>
      <p className={classes.note} role="status" data-wrong={wrong !== null || undefined}>
        <Words of={wrong ?? letterWords.kept} />
      </p>
      <div className={classes.ways}>
        <TouchTarget className={classes.close} isOff={sending === 'now'} onTouch={close}>
          <Words of={letterWords.close} />
        </TouchTarget>
        <TouchTarget className={classes.send} isOff={!canLeave} onTouch={() => void leave()}>
          <Words of={letterWords.send} />
        </TouchTarget>
      </div>
    </div>
  );
}
