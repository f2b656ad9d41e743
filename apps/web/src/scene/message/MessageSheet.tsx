import { visitorMessageLimits } from '@mukae/contract/domain/message/visitorMessage';
import { letterWords, readyWords } from '@mukae/contract/domain/scene/letterWords';
import { useState } from 'react';
import { IconMail } from '@/icons';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import { Keypad } from './Keypad';
import type { SceneLetter } from './letter';
import classes from './MessageSheet.module.css';
import { ReadyWords } from './ReadyWords';

/** Beside all that can be touched. */
const typedMax = visitorMessageLimits.text - readyWords.reduce((sum, { ja }) => sum + ja.length + 1, 0);

const takeFocus = (sheet: HTMLElement | null) => sheet?.focus({ preventScroll: true });

/** A few words for who is not there: touched, or typed where there is a keyboard. */
export function MessageSheet({ letter: { send, close }, top }: { letter: SceneLetter; top: number }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [contact, setContact] = useState('');
  const [sending, setSending] = useState<'not' | 'now' | 'failed'>('not');
  const text = [...chosen, typed.trim()].filter(Boolean).join('\n');

  const leave = async () => {
    if (text === '' || sending === 'now') return;
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
            maxLength={typedMax}
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
            maxLength={visitorMessageLimits.contact}
            autoComplete="off"
            onChange={({ currentTarget }) => setContact(currentTarget.value)}
          />
          <Keypad
            onDigit={(digit) => setContact((before) => (before + digit).slice(0, visitorMessageLimits.contact))}
            onErase={() => setContact((before) => before.slice(0, -1))}
          />
        </section>
      </div>
      <p className={classes.note} role="status" data-failed={sending === 'failed' || undefined}>
        <Words of={sending === 'failed' ? letterWords.failed : letterWords.kept} />
      </p>
      <div className={classes.ways}>
        <TouchTarget className={classes.close} isOff={sending === 'now'} onTouch={close}>
          <Words of={letterWords.close} />
        </TouchTarget>
        <TouchTarget className={classes.send} isOff={text === '' || sending === 'now'} onTouch={() => void leave()}>
          <Words of={letterWords.send} />
        </TouchTarget>
      </div>
    </div>
  );
}
