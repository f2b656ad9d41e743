import type { Role } from '@mukae/contract/domain/account/role';
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
  /** A page without an item is reached in another way. An item may lead to one of the addresses of its page. */
  item?: { roles: readonly Role[]; to?: string };
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
  { kind: 'page', layout: '', path: '/pair', title: 'pair', frame: 'bare', load: () => import('./PairPage') },
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
    item: { roles: ['companyAdmin', 'systemAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/service/standby',
    title: 'standby',
    frame: 'console',
    load: () => import('./StandbyPage'),
    item: { roles: ['operator', 'companyAdmin', 'systemAdmin', 'webReservationUser'] },
  },

  { kind: 'category', word: 'reservation' },
  {
    kind: 'page',
    layout: '/app',
    path: '/reservation/home',
    title: 'todaysReservations',
    frame: 'console',
    load: () => import('./ReservationHomePage'),
    item: { roles: ['webReservationUser'] },
  },

  { kind: 'category', word: 'administration' },
  {
    kind: 'page',
    layout: '/app',
    path: '/signage/list',
    title: 'signages',
    frame: 'console',
    load: () => import('./SignageListPage'),
    item: { roles: ['operator', 'companyAdmin', 'systemAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/store/list',
    title: 'stores',
    frame: 'console',
    load: () => import('./StoreListPage'),
    item: { roles: ['companyAdmin', 'systemAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/users/list',
    title: 'users',
    frame: 'console',
    load: () => import('./UserListPage'),
    item: { roles: ['operator', 'companyAdmin', 'systemAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/channel-operator/:ch',
    title: 'channels',
    frame: 'console',
    load: () => import('./ChannelOperatorPage'),
    item: { roles: ['operator', 'companyAdmin', 'systemAdmin'], to: '/app/channel-operator/1' },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/media/list',
    title: 'media',
    frame: 'console',
    load: () => import('./MediaListPage'),
    item: { roles: ['companyAdmin', 'systemAdmin', 'webReservationUser'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/signage/add',
    title: 'addSignage',
    frame: 'console',
    load: () => import('./SignageAddPage'),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/signage/update',
    title: 'changeSignage',
    frame: 'console',
    load: () => import('./SignageUpdatePage'),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/signage/operator',
    title: 'signageOperators',
    frame: 'console',
    load: () => import('./SignageOperatorPage'),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/signage/operatorAdd',
    title: 'addSignageOperator',
    frame: 'console',
    load: () => import('./SignageOperatorAddPage'),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/signage/pair',
    title: 'pairSignage',
    frame: 'console',
    load: () => import('./SignagePairPage'),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/signage/import',
    title: 'importSignages',
    frame: 'console',
    load: () => import('./SignageImportPage'),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/store/add',
    title: 'addStore',
    frame: 'console',
    load: () => import('./StoreAddPage'),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/store/update',
    title: 'changeStore',
    frame: 'console',
    load: () => import('./StoreUpdatePage'),
  },
  {
    kind: 'page',
    layout: '',
    path: '/store/signage',
    title: 'storeSignages',
    frame: 'console',
    load: () => import('./StoreSignagePage'),
  },
  {
    kind: 'page',
    layout: '',
    path: '/store/users',
    title: 'storeUsers',
    frame: 'console',
    load: () => import('./StoreUsersPage'),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/users/add',
    title: 'addUser',
    frame: 'console',
    load: () => import('./UserAddPage'),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/users/update',
    title: 'changeUser',
    frame: 'console',
    load: () => import('./UserUpdatePage'),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/users/import',
    title: 'importUsers',
    frame: 'console',
    load: () => import('./UserImportPage'),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/select-character',
    title: 'selectCharacter',
    frame: 'console',
    load: () => import('./SelectCharacterPage'),
  },

  { kind: 'category', word: 'company' },
  {
    kind: 'page',
    layout: '/app',
    path: '/company/info',
    title: 'companyInfo',
    frame: 'console',
    load: () => import('./CompanyInfoPage'),
    item: { roles: ['companyAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/company/list',
    title: 'companies',
    frame: 'console',
    load: () => import('./CompanyListPage'),
    item: { roles: ['systemAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/audit/list',
    title: 'audit',
    frame: 'console',
    load: () => import('./AuditListPage'),
    item: { roles: ['companyAdmin', 'systemAdmin'] },
  },

  { kind: 'category', word: 'accounts' },
  {
    kind: 'page',
    layout: '/test',
    path: '/register',
    title: 'register',
    frame: 'either',
    load: () => import('./RegisterPage'),
    item: { roles: ['systemAdmin'] },
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/outbox',
    title: 'outbox',
    frame: 'console',
    load: () => import('./OutboxPage'),
    item: { roles: ['systemAdmin'] },
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
