import { ActionIcon, Button, TextInput } from '@mantine/core';
import { answerLimits } from '@mukae/contract/domain/answer/answer';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Field } from '@/forms/field';
import { textOf } from '@/forms/fieldProps';
import { rowsOf } from '@/forms/rows';
import { IconArrowUp, IconPlus, IconX } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import type { PhrasingRow } from './answerDraft';
import { answerFormTexts } from './answerForm.texts';
import classes from './Phrasings.module.css';

/** Other ways to ask the same, one to a line. Enter goes on with another one below. */
export function Phrasings({ field }: { field: Field<readonly PhrasingRow[]> }) {
  const t = useTexts(answerFormTexts);
  const [titleId, hintId] = [useId(), useId()];
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  /** Where the keyboard goes with the next picture: a line, by its place, or past all of them. */
  const next = useRef<number | null>(null);
  const rows = rowsOf(field);
  const isFull = rows.length >= answerLimits.phrasings;

  useEffect(() => {
    if (next.current === null) return;
    const line = list.current?.querySelectorAll('input')[next.current];
    (line ?? adder.current)?.focus();
    next.current = null;
  });

  const addAt = (place: number) => {
    if (isFull) return;
    next.current = place;
    field.change((before) => before.toSpliced(place, 0, { text: '' }));
  };
  const press = (event: KeyboardEvent, at: number) => {
    // Kana that is being turned into kanji takes an Enter of its own.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    addAt(at + 1);
  };

  return (
    <fieldset className={classes.phrasings} aria-labelledby={titleId} aria-describedby={hintId}>
      <span id={titleId} className={classes.label}>
        {t.phrasings}
      </span>
      <span id={hintId} className={classes.hint}>
        {t.phrasingsHint(answerLimits.phrasings)}
      </span>
      {rows.length > 0 && (
        <ul ref={list} className={classes.rows}>
          {rows.map((row, at) => (
            <li key={row.key} className={classes.row}>
              <TextInput
                {...textOf(row.at('text'))}
                aria-label={t.phrasing(at + 1)}
                autoComplete="off"
                onKeyDown={(event) => press(event, at)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={t.phrasingUp(at + 1)}
                title={t.phrasingUp(at + 1)}
                disabled={at === 0}
                onClick={() => {
                  // On top there is no further way up for the button to stay with.
                  if (at === 1) next.current = 0;
                  row.moveTo(at - 1);
                }}
              >
                <IconArrowUp size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={t.phrasingRemove(at + 1)}
                title={t.phrasingRemove(at + 1)}
                onClick={() => {
                  next.current = Math.min(at, rows.length - 2);
                  row.remove();
                }}
              >
                <IconX size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={classes.hint}>{t.phrasingsFull(answerLimits.phrasings)}</p>
      ) : (
        <Button
          ref={adder}
          variant="subtle"
          size="sm"
          className={classes.add}
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => addAt(rows.length)}
        >
          {t.phrasingAdd}
        </Button>
      )}
    </fieldset>
  );
}
