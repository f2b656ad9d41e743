import { Anchor, Text } from '@mantine/core';
import type { CallRecord } from '@mukae/contract/calls/callRecords';
import { Link } from 'react-router';
import { userPaths } from '@/features/accounts';
import { useHasCompany } from '@/features/companies';
import { signagePaths } from '@/features/signages';
import { useTexts } from '@/language/LanguageProvider';
import { Facts } from '@/ui/Facts';
import { callsTexts } from '../calls.texts';
import { FateTag } from '../FateTag';
import { Length } from '../Length';
import { occasionOf } from '../occasionOf';
import classes from './CallFacts.module.css';
import { callDetailTexts } from './callDetail.texts';
import { endInWords } from './endInWords';

/** What became of it and why, how long it took, who and where. */
export function CallFacts({ record }: { record: CallRecord }) {
  const t = useTexts(callDetailTexts);
  const words = useTexts(callsTexts);
  const { companyName, signage, storeName, operator, rungCount, waitedSeconds, talkedSeconds } = record;
  const company = useHasCompany() ? [] : [{ label: words.company, value: companyName }];
  const none = (
    <Text span inherit c="dimmed" fw={400}>
      {words.none}
    </Text>
  );
  const signageLink = (
    <Anchor inherit component={Link} to={signagePaths.settings(signage.id)}>
      {signage.name}
    </Anchor>
  );
  return (
    <>
      <div className={classes.outcome}>
        <FateTag record={record} />
        <p>{endInWords(record, t)}</p>
      </div>
      <Facts
        facts={[
          { label: words.waited, value: <Length seconds={waitedSeconds} /> },
          { label: words.talked, value: <Length seconds={talkedSeconds} /> },
          { label: words.operator, value: operator ? <Operator {...operator} /> : none },
          { label: t.rungCount, value: rungCount > 0 ? t.people(rungCount) : none },
          { label: words.signage, value: signageLink },
          { label: t.store, value: storeName || none },
          { label: words.occasion, value: occasionOf(record, words) },
          ...company,
        ]}
      />
    </>
  );
}

/** Who is no user of the company has no page there. */
function Operator({ userId, name }: NonNullable<CallRecord['operator']>) {
  if (userId === null) return name;
  return (
    <Anchor inherit component={Link} to={userPaths.settings(userId)}>
      {name}
    </Anchor>
  );
}
