import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { demoTexts } from './demo.texts';
import { type Demo, meetingDoor, type ShownAccount } from './demoDoors';
import { OpeningDoor } from './OpeningDoor';
import { useDemoLogin } from './useDemoLogin';
import { useDemoMeeting } from './useDemoMeeting';

export function DemoOpening({ demo, loginId }: { demo: Demo; loginId: string }) {
  const t = useTexts(demoTexts);
  const account = demo.accounts.find((each) => each.loginId === loginId);
  if (loginId === meetingDoor) return <OpeningMeeting />;
  return account ? <Opening demo={demo} account={account} /> : <Stuck msg={t.unknownAccount} />;
}

function Opening({ demo, account }: { demo: Demo; account: ShownAccount }) {
  const t = useTexts(demoTexts);
  const refused = useDemoLogin(demo, account);
  return refused ? <Stuck {...refused} /> : <OpeningDoor title={t.opening} />;
}

function OpeningMeeting() {
  const t = useTexts(demoTexts);
  const refused = useDemoMeeting();
  return refused ? <Stuck {...refused} /> : <OpeningDoor title={t.opening} />;
}

function Stuck({ msg, code }: { msg: string; code?: string }) {
  const t = useTexts(demoTexts);
  const back = (
    <Button component={Link} to="/demo" variant="light" size="sm">
      {t.back}
    </Button>
  );
  return <ErrorBanner msg={msg} code={code} action={back} />;
}
