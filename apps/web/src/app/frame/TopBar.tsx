import { ActionIcon, Burger, Button, Tooltip } from '@mantine/core';
import { homeOf } from '@mukae/contract/domain/account/landing';
import { useState } from 'react';
import { Link } from 'react-router';
import { roleInCookie } from '@/api/cookies';
import { useLogout } from '@/features/accounts';
import { IconLogout, IconSettings } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { farewellOver } from '@/live/farewell';
import { useRealtime } from '@/live/RealtimeContext';
import { useMyCall } from '@/live/useLive';
import { Logo } from '@/ui/brand/Logo';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { frameTexts } from './frame.texts';
import { Me } from './Me';
import { Preferences } from './Preferences';
import classes from './TopBar.module.css';

export function TopBar({ onMenu, menuOpened }: { onMenu: () => void; menuOpened: boolean }) {
  const t = useTexts(frameTexts);
  const role = roleInCookie();
  return (
    <header className={classes.bar}>
      <div className={classes.start}>
        <Burger
          className={classes.burger}
          size="sm"
          opened={false}
          onClick={onMenu}
          aria-label={t.openMenu}
          aria-expanded={menuOpened}
        />
        <Link className={classes.logo} to={role ? homeOf(role) : '/login'} aria-label={t.toHome}>
          <Logo label={t.logo} height={24} withKanji={false} />
        </Link>
      </div>
      <div className={classes.end}>
        <div className={classes.me}>
          <Me />
        </div>
        <div className={classes.preferences}>
          <Preferences />
        </div>
        <Tooltip label={t.profile}>
          <ActionIcon
            component={Link}
            to="/app/users/profile"
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t.profile}
          >
            <IconSettings size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <LogoutButton />
      </div>
    </header>
  );
}

function LogoutButton() {
  const t = useTexts(frameTexts);
  const logout = useLogout(farewellOver(useRealtime()));
  const call = useMyCall();
  const [asks, setAsks] = useState(false);
  const isTalking = call !== null && call.kind !== 'monitoring';
  const leave = () => {
    setAsks(false);
    logout.mutate(undefined, {
      onError: ({ answer }) =>
        void toast.error({ title: t.logoutFailed(answer.code), text: answer.msg, closeLabel: t.close }),
    });
  };
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        className={classes.logout}
        leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
        loading={logout.isPending}
        onClick={() => (isTalking ? setAsks(true) : leave())}
      >
        {t.logout}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={t.logoutInCall.question}
        text={t.logoutInCall.text}
        answers={{ cancel: t.logoutInCall.cancel, confirm: t.logoutInCall.confirm }}
        destructive
        onCancel={() => setAsks(false)}
        onConfirm={leave}
      />
    </>
  );
}
