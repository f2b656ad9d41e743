import { Anchor } from '@mantine/core';
import type { BookingRulesAnswer } from '@mukae/contract/calls/bookingRules';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import { feesTexts } from '../fees/fees.texts';
import { bookingRulesTexts } from './bookingRules.texts';

/** What no company sets itself. */
export function SeatsAndRate({ rules: { seats, feeRate } }: { rules: BookingRulesAnswer }) {
  const t = useTexts(bookingRulesTexts);
  const { yen } = useTexts(feesTexts);
  const toCompanies = (
    <Anchor component={Link} to="/app/company/list" size="sm">
      {t.changeRate}
    </Anchor>
  );
  return (
    <Panel title={t.terms} aside={toCompanies}>
      <Facts
        facts={[
          { label: t.seats, value: t.seatCount(seats) },
          { label: t.rate, value: yen(feeRate) },
        ]}
      />
    </Panel>
  );
}
