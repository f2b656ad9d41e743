import { Slider, Text } from '@mantine/core';
import classes from './WordedSlider.module.css';

/** Less or more than usual; what is chosen is said in words. */
export function WordedSlider({
  label,
  words,
  range,
  step,
  value,
  onChange,
}: {
  label: string;
  /** What is chosen. */
  words: string;
  range: { least: number; usual: number; most: number };
  step: number;
  value: number;
  onChange: (value: number) => void;
}) {
  const { least, usual, most } = range;
  return (
    <div className={classes.slider}>
      <div className={classes.words}>
        <Text size="sm">{label}</Text>
        <Text size="xs" c="dimmed">
          {words}
        </Text>
      </div>
      <Slider
        classNames={{ bar: classes.bar, mark: classes.mark }}
        size="sm"
        label={null}
        thumbLabel={label}
        thumbValueText={words}
        min={least}
        max={most}
        step={step}
        marks={[{ value: usual }]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
