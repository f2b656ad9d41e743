import { Text } from '@mantine/core';
import { useLocation } from 'react-router';
import { roleInCookie } from '@/api/cookies';
import { roleMay } from '@/api/roleMay';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { Greeting } from '../Greeting';
import { BellPanel } from './BellPanel';
import { DeviceChecks } from './checks/DeviceChecks';
import { MyStatus } from './MyStatus';
import { PhonePanel } from './PhonePanel';
import { Signages } from './Signages';
import classes from './StandbyScreen.module.css';
import { standbyTexts } from './standby.texts';
import { seesAsOperator } from './standbyView';
import { useSignagesInSight } from './useSignagesInSight';

/** An operator sees her own signages; an administrator all of them, and suspends and restarts them. */
export function StandbyScreen() {
  const t = useTexts(standbyTexts);
  const role = roleInCookie();
  const isOperator = seesAsOperator(useLocation().state, role);
  const mayBeCalled = roleMay('status.change');
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={<Welcome isOperator={isOperator} />} />
      <div className={classes.columns}>
        <div className={classes.side}>
          <MyStatus />
          {mayBeCalled && <PhonePanel />}
          {mayBeCalled && <BellPanel />}
        </div>
        <div className={classes.main}>
          <Signages isOperator={isOperator} />
          <DeviceChecks />
          <Text size="sm" c="dimmed">
            {mayBeCalled ? t.note : t.noteOfStates}
          </Text>
        </div>
      </div>
    </>
  );
}

function Welcome({ isOperator }: { isOperator: boolean }) {
  const t = useTexts(standbyTexts);
  const { signages } = useSignagesInSight();
  return (
    <>
      <Greeting />
      {isOperator && signages && signages.length > 0 && t.inCharge(signages.length)}
    </>
  );
}
