import { ActionIcon } from '@mantine/core';
import type { EditedButton } from '@mukae/contract/domain/template/draft';
import { IconChevronDown, IconChevronUp, IconEye, IconEyeOff } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { RowGrip } from '../sorting/RowGrip';
import type { SortedRow } from '../sorting/useSorting';
import { ButtonFields } from './ButtonFields';
import classes from './ButtonRowItem.module.css';
import { buttonsTexts } from './buttons.texts';
import type { ChangeButton } from './changeButton';

/** One button in the list: its colour and text, whether it is shown, and the rest of it behind a press. */
export function ButtonRowItem({
  button,
  isOpen,
  isNew,
  row,
  grip,
  onOpen,
  onChange,
  onRemove,
}: SortedRow & {
  button: EditedButton;
  isOpen: boolean;
  isNew: boolean;
  onOpen: () => void;
  onChange: ChangeButton;
  onRemove: () => void;
}) {
  const t = useTexts(buttonsTexts);
  const { text, backgroundColour, isShown } = button;
  const Eye = isShown ? IconEye : IconEyeOff;
  const Arrow = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <li data-open={isOpen || undefined} {...row}>
      <div className={classes.row}>
        <RowGrip label={t.move(text)} {...grip} />
        <span className={classes.swatch} style={{ '--colour': backgroundColour }} />
        <span className={classes.name} data-hidden={!isShown || undefined}>
          {text}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={isShown ? t.hide(text) : t.show(text)}
          onClick={() => onChange({ isShown: !isShown })}
        >
          <Eye size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={isOpen ? t.close(text) : t.open(text)}
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          <Arrow size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      </div>
      {isOpen && <ButtonFields button={button} isNew={isNew} onChange={onChange} onRemove={onRemove} />}
    </li>
  );
}
