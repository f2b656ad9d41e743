import { Slider, Text } from '@mantine/core';
import classes from './VoiceSlider.module.css';

const middle = [{ value: 0 }];

/** So many semitones up or down; the middle is the own voice. */
export function VoiceSlider({
  label,
  ends: [low, high],
  limit,
  value,
  words,
  onChange,
}: {
  label: string;
  ends: readonly string[];
  limit: number;
  value: number;
  words: (value: number) => string;
  onChange: (value: number) => void;
}) {
  return (
    <div className={classes.slider}>
      <div className={classes.row}>
        <Text size="sm">{label}</Text>
        <Text size="xs" c="dimmed">
          {words(value)}
        </Text>
      </div>
      <Slider
        size="sm"
        label={null}
        thumbLabel={label}
        thumbProps={{ 'aria-valuetext': words(value) }}
        min={-limit}
        max={limit}
        step={0.5}
        marks={middle}
        classNames={{ bar: classes.bar }}
        value={value}
        onChange={onChange}
      />
      <div className={classes.row} aria-hidden>
        <Text size="xs" c="dimmed">
          {low}
        </Text>
        <Text size="xs" c="dimmed">
          {high}
        </Text>
      </div>
    </div>
  );
}
