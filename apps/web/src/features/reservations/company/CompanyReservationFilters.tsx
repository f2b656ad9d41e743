import { Select } from '@mantine/core';
import { type ReservationState, reservationStates } from '@mukae/contract/domain/reservation/reservation';
import { useTexts } from '@/language/LanguageProvider';
import { MonthSelect } from '../months/MonthSelect';
import { monthNamed } from '../months/monthsAround';
import { useThisMonth } from '../months/useThisMonth';
import { reservationStateTexts } from '../states/reservationState.texts';
import classes from './CompanyReservationFilters.module.css';
import { companyReservationsTexts } from './companyReservations.texts';

/** A state as it stands in an address; undefined for what is none. */
export const stateNamed = (written: string): ReservationState | undefined =>
  reservationStates.find((state) => state === written);

type Condition = 'month' | 'state';

export function CompanyReservationFilters({
  filters,
  onFilter,
}: {
  filters: Readonly<Record<Condition, string>>;
  onFilter: (condition: Condition, value: string) => void;
}) {
  const t = useTexts(companyReservationsTexts);
  const states = useTexts(reservationStateTexts);
  return (
    <>
      <MonthSelect
        month={monthNamed(filters.month) ?? ''}
        thisMonth={useThisMonth()}
        everyMonth={t.anyMonth}
        onMonth={(next) => onFilter('month', next)}
      />
      <Select
        className={classes.state}
        aria-label={t.state}
        data={[
          { value: '', label: t.anyState },
          ...reservationStates.map((value) => ({ value, label: states[value] })),
        ]}
        value={stateNamed(filters.state) ?? ''}
        onChange={(value) => onFilter('state', value ?? '')}
        allowDeselect={false}
      />
    </>
  );
}
