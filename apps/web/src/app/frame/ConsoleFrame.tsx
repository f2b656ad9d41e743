import { Drawer } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { roleInCookie } from '@/api/cookies';
import { useIsJustAfterCall } from '@/features/reception';
import { useTexts } from '@/language/LanguageProvider';
import { useRings } from '@/live/useLive';
import { routes } from '@/pages/routes';
import classes from './ConsoleFrame.module.css';
import { frameTexts } from './frame.texts';
import { InFrame } from './InFrame';
import { Me } from './Me';
import { NotForYou } from './NotForYou';
import { isFor } from './navigation';
import { Preferences } from './Preferences';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

/** Sidebar, top bar and the page. */
export function ConsoleFrame() {
  const t = useTexts(frameTexts);
  const [asked, menu] = useDisclosure(false);
  const isWide = useMediaQuery('(min-width: 60em)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.frame} inert={useIsJustAfterCall()}>
      <a className={classes.skip} href="#main">
        {t.toContent}
      </a>
      <aside className={classes.side}>
        <Sidebar onChoose={menu.close} />
      </aside>
      <Drawer
        opened={asked && !isWide}
        onClose={menu.close}
        size={288}
        title={t.menu}
        closeButtonProps={{ 'aria-label': t.closeMenu, size: 40 }}
        classNames={{
          content: classes.drawer,
          header: classes.drawerHead,
          title: classes.drawerTitle,
          body: classes.drawerBody,
        }}
      >
        <Sidebar onChoose={menu.close} foot={<DrawerFoot />} />
      </Drawer>
      <div className={classes.column}>
        <TopBar onMenu={menu.open} menuOpened={asked} />
        <Content />
      </div>
    </div>
  );
}

/** What a narrow top bar has no room for. */
function DrawerFoot() {
  return (
    <div className={classes.drawerFoot}>
      <Me />
      <Preferences withWords />
    </div>
  );
}

/** After a change of page, reading goes on at the top of the new one, unless a visitor calls: she is answered first. */
function Content() {
  const { pathname } = useLocation();
  const role = roleInCookie();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  const isRinging = useRings().length > 0;
  const readOn = useEffectEvent(() => {
    window.scrollTo(0, 0);
    if (!isRinging) main.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    readOn();
  }, [pathname]);
  return (
    <main ref={main} id="main" className={classes.main} tabIndex={-1}>
      <InFrame value>{role && !isFor(role, pathname, routes) ? <NotForYou role={role} /> : <Outlet />}</InFrame>
    </main>
  );
}
