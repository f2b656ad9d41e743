import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { landscape, orientationOf, portrait, type Size, sizeLimits } from '@mukae/contract/domain/signage/size';
import { type FormEvent, useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { editorFrameTexts } from './editorFrame.texts';
import classes from './ScreenSize.module.css';

const isLength = (written: string): boolean => {
  const length = Number(written);
  return /^\d+$/.test(written.trim()) && length >= sizeLimits.min && length <= sizeLimits.max;
};

/** The size of the screen. It changes with the button, for another orientation moves every block. */
export function ScreenSize({ size, onResize }: { size: Size; onResize: (size: Size) => void }) {
  const t = useTexts(editorFrameTexts);
  const [width, setWidth] = useState(String(size.width));
  const [height, setHeight] = useState(String(size.height));
  const wanted = { width: Number(width), height: Number(height) };
  const areBothLengths = isLength(width) && isLength(height);
  const isSame = wanted.width === size.width && wanted.height === size.height;
  const fault = t.sizeFault(sizeLimits.min, sizeLimits.max);
  const turn = (to: string) => {
    const { width: w, height: h } = to === 'wide' ? landscape : portrait;
    setWidth(String(w));
    setHeight(String(h));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (areBothLengths && !isSame) onResize(wanted);
  };
  return (
    <form className={classes.size} aria-label={t.screen} onSubmit={send} noValidate>
      <span className={classes.name}>{t.screen}</span>
      <SegmentedControl
        role="radiogroup"
        size="xs"
        aria-label={t.orientation}
        value={areBothLengths ? orientationOf(wanted) : orientationOf(size)}
        data={[
          { value: 'vertical', label: t.upright },
          { value: 'wide', label: t.lying },
        ]}
        onChange={turn}
      />
      <TextInput
        className={classes.length}
        size="sm"
        aria-label={t.width}
        inputMode="numeric"
        value={width}
        error={!isLength(width)}
        onChange={({ currentTarget }) => setWidth(currentTarget.value)}
      />
      <span className={classes.times}>×</span>
      <TextInput
        className={classes.length}
        size="sm"
        aria-label={t.height}
        inputMode="numeric"
        value={height}
        error={!isLength(height)}
        onChange={({ currentTarget }) => setHeight(currentTarget.value)}
      />
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
