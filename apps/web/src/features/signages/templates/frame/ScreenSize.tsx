import { Button, SegmentedControl } from '@mantine/core';
import { landscape, orientationOf, portrait, type Size, sizeLimits } from '@mukae/contract/domain/signage/size';
import { type FormEvent, useState } from 'react';
import { WholeField } from '@/forms/WholeField';
import { useTexts } from '@/language/LanguageProvider';
import { editorFrameTexts } from './editorFrame.texts';
import classes from './ScreenSize.module.css';

const { min, max } = sizeLimits;
const bothRight = { width: true, height: true };

/** The size of the screen. It changes with the button, for another orientation moves every block. */
export function ScreenSize({ size, onResize }: { size: Size; onResize: (size: Size) => void }) {
  const t = useTexts(editorFrameTexts);
  const [wanted, setWanted] = useState<Size>(size);
  const [isRight, setRight] = useState(bothRight);
  const [turns, setTurns] = useState(0);
  const areBothLengths = isRight.width && isRight.height;
  const isSame = wanted.width === size.width && wanted.height === size.height;
  const fault = t.sizeFault(min, max);
  const turn = (to: string) => {
    setWanted(to === 'wide' ? landscape : portrait);
    setRight(bothRight);
    setTurns(turns + 1);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (areBothLengths && !isSame) onResize(wanted);
  };
  const length = (side: keyof Size) => (
    <WholeField
      key={`${side} ${turns}`}
      className={classes.length}
      aria-label={t[side]}
      value={wanted[side]}
      noWhole={fault}
      faultOf={(whole) => (whole < min || whole > max ? fault : null)}
      faultClass={null}
      onChange={(whole) => setWanted({ ...wanted, [side]: whole })}
      onJudged={(right) => setRight({ ...isRight, [side]: right })}
    />
  );
  return (
    <form className={classes.size} aria-label={t.screen} onSubmit={send} noValidate>
      <span className={classes.name}>{t.screen}</span>
      <SegmentedControl
        role="radiogroup"
        size="xs"
        aria-label={t.orientation}
        value={orientationOf(wanted)}
        data={[
          { value: 'vertical', label: t.upright },
          { value: 'wide', label: t.lying },
        ]}
        onChange={turn}
      />
      {length('width')}
      <span className={classes.times}>×</span>
      {length('height')}
      <Button type="submit" size="xs" variant="light" disabled={!areBothLengths || isSame}>
        {t.resize}
      </Button>
      {!areBothLengths && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
