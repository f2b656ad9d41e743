import { Button, Pill, Text, TextInput } from '@mantine/core';
import { closedOnMax } from '@mukae/contract/domain/hours/openingHours';
import { useState } from 'react';
import { isPlausibleDay } from '@/dates/plausibleDays';
import type { Field } from '@/forms/field';
import { IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './ClosingDays.module.css';
import { openingTexts } from './opening.texts';

/** Days on which nobody is there, whatever day of the week it is. */
export function ClosingDays({ field }: { field: Field<string[]> }) {
  const t = useTexts(openingTexts);
  const [day, setDay] = useState('');
  const mayAdd = isPlausibleDay(day) && !field.value.includes(day) && field.value.length < closedOnMax;
  const add = () => {
    field.set([...field.value, day].sort());
    setDay('');
  };
  return (
    <div className={classes.closing}>
      <div className={classes.adding}>
        <TextInput
          type="date"
          label={t.closingDays}
          value={day}
          error={field.fault}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button
          variant="light"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          disabled={!mayAdd}
          onClick={add}
        >
          {t.addDay}
        </Button>
      </div>
      {field.value.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t.noClosingDays}
        </Text>
      ) : (
        <Pill.Group>
          {field.value.map((one) => (
            <Pill
              key={one}
              size="md"
              withRemoveButton
              removeButtonProps={{ 'aria-label': t.removeDay(one), 'aria-hidden': false, tabIndex: 0 }}
              onRemove={() => field.set(field.value.filter((other) => other !== one))}
            >
              {one.replaceAll('-', '/')}
            </Pill>
          ))}
        </Pill.Group>
      )}
    </div>
  );
}
