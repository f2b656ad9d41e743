import type { Role } from '@mukae/contract/domain/account/role';
import { IconCalendarEvent, IconDoor, IconHome, IconMail, IconUserPlus, type TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { navigationTexts } from './navigation.texts';

export type NavigationWord = keyof (typeof navigationTexts)['ja'];

export const isNavigationWord = (word: unknown): word is NavigationWord =>
  typeof word === 'string' && Object.hasOwn(navigationTexts.ja, word);

/** `console`: sidebar and top bar; `bare`: the whole window; `either`: bare for strangers, console for who is logged in. */
export type Frame = 'console' | 'bare' | 'either';

interface Page {
  kind: 'page';
  layout: '' | '/test' | '/app';
  path: string;
  frame: Frame;
  /** Its name in the sidebar and in the browser's tab. */
  title: NavigationWord;
  load: () => Promise<{ Component: ComponentType }>;
  /** A page without an item is reached in another way. */
  item?: { icon: TablerIcon; roles: readonly Role[] };
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

  { kind: 'page', layout: '', path: '/login', title: 'login', frame: 'bare', load: () => import('./LoginPage') },
  {
    kind: 'page',
    layout: '/test',
    path: '/passwordReset',
    title: 'passwordReset',
    frame: 'bare',
    load: () => import('./PasswordResetPage'),
  },
  {
    kind: 'page',
    layout: '/test',
    path: '/passwordSetting',
    title: 'passwordSetting',
    frame: 'bare',
    load: () => import('./PasswordSettingPage'),
  },
  {
    kind: 'page',
    layout: '',
    path: '/waiting-room',
    title: 'waitingRoom',
    frame: 'bare',
    load: () => import('./WaitingRoomPage'),
  },
  {
    kind: 'page',
    layout: '',
    path: '/logout',
    title: 'meetingEnded',
    frame: 'bare',
    load: () => import('./LogoutPage'),
  },
  { kind: 'page', layout: '', path: '/demo', title: 'demo', frame: 'bare', load: () => import('./DemoPage') },
  {
    kind: 'page',
    layout: '/app',
    path: '/signage/view',
    title: 'signage',
    frame: 'bare',
    load: () => import('./SignageViewPage'),
  },

  { kind: 'category', word: 'reception' },
  {
    kind: 'page',
    layout: '/app',
    path: '/users/home',
    title: 'home',
    frame: 'console',
    load: () => import('./UsersHomePage'),
    item: { icon: IconHome, roles: ['companyAdmin', 'systemAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/service/standby',
    title: 'standby',
    frame: 'console',
    load: () => import('./StandbyPage'),
    item: { icon: IconDoor, roles: ['operator', 'companyAdmin', 'systemAdmin', 'webReservationUser'] },
  },

  { kind: 'category', word: 'reservation' },
  {
    kind: 'page',
    layout: '/app',
    path: '/reservation/home',
    title: 'todaysReservations',
    frame: 'console',
    load: () => import('./ReservationHomePage'),
    item: { icon: IconCalendarEvent, roles: ['webReservationUser'] },
  },

  { kind: 'category', word: 'accounts' },
  {
    kind: 'page',
    layout: '/test',
    path: '/register',
    title: 'register',
    frame: 'either',
    load: () => import('./RegisterPage'),
    item: { icon: IconUserPlus, roles: ['systemAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/outbox',
    title: 'outbox',
    frame: 'console',
    load: () => import('./OutboxPage'),
    item: { icon: IconMail, roles: ['systemAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/users/profile',
    title: 'profile',
    frame: 'console',
    load: () => import('./ProfilePage'),
  },
];
