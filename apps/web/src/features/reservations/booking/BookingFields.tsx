import { Input, TextInput } from '@mantine/core';
import { slotRules } from '@mukae/contract/domain/reservation/slot';
import { japanDay } from '@mukae/contract/domain/time/japanTime';
import { plausibleDays } from '@/dates/plausibleDays';
import { CharacterPicker, CharacterPickerSkeleton, charactersTexts, type useCharacters } from '@/features/characters';
import type { Field } from '@/forms/field';
import { fieldMarksOf, textOf } from '@/forms/fieldProps';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import classes from './BookingFields.module.css';
import { bookingTexts } from './booking.texts';
import type { BookingDraft } from './bookingDraft';
import { timesIn } from './timesIn';

const stepSeconds = slotRules.stepMs / 1000;

/** The end follows the start from day to day, until somebody says otherwise. */
const startingOn =
  (startDate: string) =>
  (draft: BookingDraft): BookingDraft => ({
    ...draft,
    startDate,
    endDate: draft.endDate === '' || draft.endDate === draft.startDate ? startDate : draft.endDate,
  });

export function BookingFields({
  form,
  characters,
  characterId,
}: {
  form: Field<BookingDraft>;
  characters: ReturnType<typeof useCharacters>;
  characterId: number | null;
}) {
  const t = useTexts(bookingTexts);
  const { loading } = useTexts(charactersTexts);
  const days = { type: 'date', min: japanDay(new Date()), max: plausibleDays.last } as const;
  const times = timesIn(form);
  const character = form.at('characterId');
  return (
    <>
      <TextInput {...textOf(form.at('title'))} label={t.meetingName} withAsterisk data-autofocus autoComplete="off" />
      <div className={classes.whens}>
        <div className={classes.when}>
          <TextInput
            {...fieldMarksOf(times.startDate)}
            {...days}
            label={t.startDate}
            withAsterisk
            value={form.value.startDate}
            onChange={({ currentTarget }) => form.change(startingOn(currentTarget.value))}
          />
          <TextInput {...textOf(times.startTime)} type="time" step={stepSeconds} label={t.startTime} withAsterisk />
        </div>
        <div className={classes.when}>
          <TextInput {...textOf(times.endDate)} {...days} label={t.endDate} withAsterisk />
          <TextInput {...textOf(times.endTime)} type="time" step={stepSeconds} label={t.endTime} />
        </div>
      </div>
      <Input.Wrapper label={t.character} labelElement="div" error={character.fault}>
        <div id={character.id} tabIndex={-1}>
          <Loaded query={characters} skeleton={<CharacterPickerSkeleton label={loading} />}>
            {(cast) => (
              <CharacterPicker
                label={t.character}
                characters={cast}
                value={characterId}
                mayBeUndecided={false}
                onChange={character.set}
              />
            )}
          </Loaded>
        </div>
      </Input.Wrapper>
      <TextInput
        {...textOf(form.at('guestMail'))}
        type="email"
        label={t.guestMail}
        description={t.guestMailHint}
        autoComplete="off"
      />
    </>
  );
}
