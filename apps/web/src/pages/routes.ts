import type { Role } from '@mukae/contract/domain/account/role';
import { IconCalendarEvent, IconDoor, IconHome, IconMail, IconUserPlus, type TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { navigationTexts } from './navigation.texts';

export type NavigationWord = keyof (typeof navigationTexts)['ja'];

/** `console`: sidebar and top bar; `bare`: the whole window; `either`: bare for strangers, console for who is logged in. */
export type Frame = 'console' | 'bare' | 'either';

interface Page {
  kind: 'page';
  layout: '' | '/test' | '/app';
  path: string;
  frame: Frame;
  load: () => Promise<{ Component: ComponentType }>;
  /** A page without an item is reached in another way. */
  item?: { word: NavigationWord; icon: TablerIcon; roles: readonly Role[] };
}

/** A heading in the sidebar; it shows when an item below it does. */
interface Category {
  kind: 'category';
  word: NavigationWord;
}

interface Redirect {
  kind: 'redirect';
  from: string;
  to: string;
}

export type RouteEntry = Page | Category | Redirect;

/** Every page, in the order of the sidebar. Router and sidebar both come from here. */
export const routes: readonly RouteEntry[] = [
  { kind: 'redirect', from: '/', to: '/login' },
  { kind: 'redirect', from: '/test/login', to: '/login' },
  { kind: 'redirect', from: '/signage', to: '/signage/view' },
  { kind: 'redirect', from: '/signage/view', to: '/app/signage/view' },
  { kind: 'redirect', from: '/store', to: '/app/store/list' },

  { kind: 'page', layout: '', path: '/login', frame: 'bare', load: () => import('./LoginPage') },
  { kind: 'page', layout: '/test', path: '/passwordReset', frame: 'bare', load: () => import('./PasswordResetPage') },
  {
    kind: 'page',
    layout: '/test',
    path: '/passwordSetting',
    frame: 'bare',
    load: () => import('./PasswordSettingPage'),
  },
  { kind: 'page', layout: '', path: '/waiting-room', frame: 'bare', load: () => import('./WaitingRoomPage') },
  { kind: 'page', layout: '', path: '/logout', frame: 'bare', load: () => import('./LogoutPage') },
  { kind: 'page', layout: '', path: '/demo', frame: 'bare', load: () => import('./DemoPage') },
  { kind: 'page', layout: '/app', path: '/signage/view', frame: 'bare', load: () => import('./SignageViewPage') },

  { kind: 'category', word: 'reception' },
  {
    kind: 'page',
    layout: '/app',
    path: '/users/home',
    frame: 'console',
    load: () => import('./UsersHomePage'),
    item: { word: 'home', icon: IconHome, roles: ['companyAdmin', 'systemAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/service/standby',
    frame: 'console',
    load: () => import('./StandbyPage'),
    item: { word: 'standby', icon: IconDoor, roles: ['operator', 'companyAdmin', 'systemAdmin', 'webReservationUser'] },
  },

  { kind: 'category', word: 'reservation' },
  {
    kind: 'page',
    layout: '/app',
    path: '/reservation/home',
    frame: 'console',
    load: () => import('./ReservationHomePage'),
    item: { word: 'todaysReservations', icon: IconCalendarEvent, roles: ['webReservationUser'] },
  },

  { kind: 'category', word: 'accounts' },
  {
    kind: 'page',
    layout: '/test',
    path: '/register',
    frame: 'either',
    load: () => import('./RegisterPage'),
    item: { word: 'register', icon: IconUserPlus, roles: ['systemAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/outbox',
    frame: 'console',
    load: () => import('./OutboxPage'),
    item: { word: 'outbox', icon: IconMail, roles: ['systemAdmin'] },
  },
  { kind: 'page', layout: '/app', path: '/users/profile', frame: 'console', load: () => import('./ProfilePage') },
];
