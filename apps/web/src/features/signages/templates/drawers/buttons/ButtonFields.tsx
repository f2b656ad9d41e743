import { Button, TextInput } from '@mantine/core';
import { buttonTextField } from '@mukae/contract/calls/textFields';
import type { EditedButton } from '@mukae/contract/domain/template/draft';
import { touchButtonLimits } from '@mukae/contract/domain/template/template';
import { countGraphemes } from '@mukae/contract/domain/text/graphemes';
import { useEffect, useRef } from 'react';
import { readText } from '@/forms/readText';
import { useTyped } from '@/forms/useTyped';
import { IconTrash } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { ColourChoice } from '../colour/ColourChoice';
import { buttonColours } from '../colour/palettes';
import classes from './ButtonFields.module.css';
import { ButtonSize } from './ButtonSize';
import { buttonsTexts } from './buttons.texts';
import type { ChangeButton } from './changeButton';
import { OwnContrast } from './OwnContrast';

/** All that can be said of one button. */
export function ButtonFields({
  button,
  isNew,
  onChange,
  onRemove,
}: {
  button: EditedButton;
  /** Just added: whoever did that wants to write its text. */
  isNew: boolean;
  onChange: ChangeButton;
  onRemove: () => void;
}) {
  const t = useTexts(buttonsTexts);
  const { language } = useLanguage();
  const { text: max } = touchButtonLimits;
  const field = useRef<HTMLInputElement>(null);
  const { text, type, fault } = useTyped(button.text, {
    write: (before) => before,
    read: (typed) => readText(buttonTextField, typed, language, () => t.tooLong(max)),
    onRight: (right) => onChange({ text: right }, 'text'),
  });
  useEffect(() => {
    if (!isNew) return;
    field.current?.focus();
    field.current?.select();
  }, [isNew]);
  return (
    <div className={classes.fields}>
      <TextInput
        ref={field}
        size="sm"
        label={t.text}
        value={text}
        error={fault}
        rightSection={<span className={classes.count}>{t.characters(countGraphemes(text.trim()), max)}</span>}
        rightSectionWidth={64}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <ButtonSize size={button.fontSize} onChange={(fontSize) => onChange({ fontSize }, 'size')} />
      <ColourChoice
        label={t.colour}
        palette={buttonColours}
        value={button.backgroundColour}
        note={<OwnContrast colour={button.backgroundColour} />}
        onChange={(colour) => colour !== null && onChange({ backgroundColour: colour }, 'colour')}
      />
      <div className={classes.foot}>
        <span className={classes.keys}>
          <kbd>{t.moveUpKey}</kbd>
          <kbd>{t.moveDownKey}</kbd>
          {t.moveKeys}
        </span>
        <Button
          size="xs"
          variant="subtle"
          color="beni"
          leftSection={<IconTrash size={17} stroke={1.7} aria-hidden />}
          aria-label={t.removeOf(button.text)}
          onClick={onRemove}
        >
          {t.remove}
        </Button>
      </div>
    </div>
  );
}
