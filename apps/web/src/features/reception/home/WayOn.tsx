import { Button } from '@mantine/core';
import { can } from '@mukae/contract/access/access';
import { landingOf } from '@mukae/contract/domain/account/landing';
import type { Role } from '@mukae/contract/domain/account/role';
import { Link } from 'react-router';
import { IconArrowRight } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { homeTexts } from './home.texts';
import classes from './WayOn.module.css';

/** To where this person works. */
export function WayOn({
  role,
  isUrgent = true,
}: {
  role: Role /** Whether it is what to press now. */;
  isUrgent?: boolean;
}) {
  const t = useTexts(homeTexts);
  const { path, state } = landingOf(role);
  return (
    <Button
      component={Link}
      to={path}
      state={state}
      variant={isUrgent ? 'filled' : 'light'}
      className={classes.way}
      rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden />}
    >
      {can(role, 'meeting.hold') ? t.toReservations : t.toStandby}
    </Button>
  );
}
