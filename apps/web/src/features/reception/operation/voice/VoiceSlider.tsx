import { Slider, Text } from '@mantine/core';
import classes from './VoiceSlider.module.css';

const middle = [{ value: 0 }];

/** So many semitones up or down; the middle is the own voice. */
export function VoiceSlider({
  label,
  words,
  limit,
  value,
  onChange,
}: {
  label: string;
  /** What is chosen. */
  words: string;
  limit: number;
  value: number;
  onChange: (value: number) => void;
}) {
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
        thumbProps={{ 'aria-valuetext': words }}
        min={-limit}
        max={limit}
        step={0.5}
        marks={middle}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
