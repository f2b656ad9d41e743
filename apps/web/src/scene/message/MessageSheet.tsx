import { visitorMessageLimits } from '@mukae/contract/domain/message/visitorMessage';
import { letterWords } from '@mukae/contract/domain/scene/letterWords';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import { countGraphemes, cutGraphemes, hasAtMost } from '@mukae/contract/domain/text/graphemes';
import { useState } from 'react';
import { IconMail } from '@/icons';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import { Keypad } from './Keypad';
import type { SceneLetter } from './letter';
import classes from './MessageSheet.module.css';
import { ReadyWords } from './ReadyWords';

const lastErased = (text: string): string => cutGraphemes(text, countGraphemes(text) - 1);

function tooLong(text: string, contact: string): BothLanguages | null {
  if (!hasAtMost(text, visitorMessageLimits.text)) return letterWords.longText;
  return hasAtMost(contact, visitorMessageLimits.contact) ? null : letterWords.longContact;
}

const takeFocus = (sheet: HTMLElement | null) => sheet?.focus({ preventScroll: true });

/** A few words for who is not there: touched, or typed where there is a keyboard. */
export function MessageSheet({ letter: { send, close }, top }: { letter: SceneLetter; top: number }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [contact, setContact] = useState('');
  const [sending, setSending] = useState<'not' | 'now' | 'failed'>('not');
  const text = [...chosen, typed.trim()].filter(Boolean).join('\n');
  const hindrance = tooLong(text, contact.trim());
  const wrong = hindrance ?? (sending === 'failed' ? letterWords.failed : null);
  const canLeave = text !== '' && hindrance === null && sending !== 'now';

  const leave = async () => {
    if (!canLeave) return;
    setSending('now');
    if (!(await send({ text, contact: contact.trim() }))) setSending('failed');
  };

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
          <p className={classes.label}>
            <Words of={letterWords.about} />
          </p>
          <ReadyWords chosen={chosen} onChange={setChosen} />
          <textarea
            className={classes.field}
            aria-label={letterWords.about.ja}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </section>
        <section className={classes.part}>
          <p className={classes.label}>
            <Words of={letterWords.contact} />
          </p>
          <input
            className={classes.field}
            aria-label={letterWords.contact.ja}
            value={contact}
            autoComplete="off"
            onChange={({ currentTarget }) => setContact(currentTarget.value)}
          />
          <Keypad onDigit={(digit) => setContact((before) => before + digit)} onErase={() => setContact(lastErased)} />
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
