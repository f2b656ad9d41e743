import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './DayRange.module.css';
import { isPlausibleDay, plausibleDays } from './plausibleDays';

/** A day, told once it is whole: while its year is typed, the field passes through days that nobody means. */
export function DayField({
  label,
  day,
  onDay,
  earliest,
  latest,
}: {
  label: string;
  /** Empty: any. */
  day: string;
  onDay: (day: string) => void;
  earliest?: string;
  latest?: string;
}) {
  const [typed, setTyped] = useState(day);
  const told = useRef(day);

  useEffect(() => {
    if (day === told.current) return;
    told.current = day;
    setTyped(day);
  }, [day]);

  const type = (written: string) => {
    setTyped(written);
    if (written !== '' && !isPlausibleDay(written)) return;
    told.current = written;
    onDay(written);
  };
  return (
    <TextInput
      type="date"
      className={classes.day}
      aria-label={label}
      value={typed}
      min={earliest || plausibleDays.first}
      max={latest || plausibleDays.last}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setTyped(told.current)}
    />
  );
}
