import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { buttonColumns } from '@mukae/contract/domain/scene/buttonGrid';
import { inkOn } from '@mukae/contract/domain/scene/contrast';
import { type ButtonLines, buttonFontSize, type FittedButton, fitButton } from '@mukae/contract/domain/scene/fitButton';
import type { ButtonRow, TouchButton } from '@mukae/contract/domain/template/template';
import { placed } from '../placed';
import { TouchTarget } from '../TouchTarget';
import { useFitted } from '../useFitted';
import classes from './TouchButtons.module.css';

export function TouchButtons({
  buttons,
  row,
  block,
  onTouch,
}: {
  buttons: readonly TouchButton[];
  row: ButtonRow;
  block: TextBlock;
  onTouch: (button: TouchButton) => void;
}) {
  const columns = buttonColumns(row, buttons.length);
  return (
    <div className={classes.grid} style={{ ...placed(block), '--columns': columns }}>
      {numbered(buttons).map(({ number, button }) => (
        <TouchTarget
          key={`${number} of ${buttons.length}: ${button.text} ${button.fontSize} ${row}`}
          className={classes.button}
          style={{ background: button.backgroundColour, color: inkOn(button.backgroundColour) }}
          onTouch={() => onTouch(button)}
        >
          <Label button={button} />
        </TouchTarget>
      ))}
    </div>
  );
}

/** Two buttons may bear the same words: they are known by where they stand. */
const numbered = (buttons: readonly TouchButton[]) => buttons.map((button, place) => ({ number: place + 1, button }));

const classOf: Readonly<Record<ButtonLines, string | undefined>> = {
  one: classes.one,
  two: classes.two,
  any: classes.any,
};

function Label({ button }: { button: TouchButton }) {
  const first: FittedButton = { fontSize: buttonFontSize(button), lines: 'one' };
  const [ref, { fontSize, lines }] = useFitted(first, (fits) =>
    fitButton(button, (size, wanted) =>
      fits(button.text, { fontSize: size, className: classOf[wanted], ...(wanted === 'two' && { maxLines: 2 }) }),
    ),
  );
  return (
    <span ref={ref} className={classes.place}>
      <span className={classOf[lines]} style={{ fontSize }}>
        {button.text}
      </span>
    </span>
  );
}
