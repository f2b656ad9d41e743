import { Button, Textarea } from '@mantine/core';
import { answerVariables, variableNames } from '@mukae/contract/domain/answer/variableNames';
import { unknownVariables } from '@mukae/contract/domain/answer/variables';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import { useLayoutEffect, useRef } from 'react';
import type { Field } from '@/forms/field';
import { textOf } from '@/forms/fieldProps';
import { IconAlertTriangle } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { answerFormTexts } from './answerForm.texts';
import classes from './TextWithVariables.module.css';

/** A text of an answer, into which is put what is known only when it is given. */
export function TextWithVariables({
  field,
  language,
  label,
  hint,
  isRequired = false,
}: {
  field: Field<string>;
  /** Of the text. */
  language: keyof BothLanguages;
  label: string;
  hint: string;
  isRequired?: boolean;
}) {
  const t = useTexts(answerFormTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  /** Where the caret stands after something was put in. */
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const insert = (text: string) => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? {
      selectionStart: field.value.length,
      selectionEnd: field.value.length,
    };
    caret.current = from + text.length;
    field.set(field.value.slice(0, from) + text + field.value.slice(to));
  };
  const unknown = unknownVariables(field.value);
  return (
    <div className={classes.text}>
      <Textarea
        {...textOf(field)}
        ref={area}
        lang={language}
        label={label}
        description={hint}
        withAsterisk={isRequired}
        rows={4}
        classNames={{ input: classes.area }}
      />
      <div className={classes.variables}>
        <span aria-hidden>{t.insert}</span>
        {answerVariables.map((variable) => {
          const name = `{${variableNames[variable][language]}}`;
          return (
            <Button
              key={variable}
              variant="default"
              size="compact-sm"
              lang={language}
              aria-label={t.insertOf(name)}
              onClick={() => insert(name)}
            >
              {name}
            </Button>
          );
        })}
      </div>
      <div role="status">
        {unknown.length > 0 && (
          <p className={classes.unknown}>
            <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
            {t.unknown(unknown.join(' '))}
          </p>
        )}
      </div>
    </div>
  );
}
