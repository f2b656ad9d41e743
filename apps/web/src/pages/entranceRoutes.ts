import type { RouteEntry } from './route';

/** What opens without the console, and where short addresses lead: the login page carries no more than this. */
export const entranceRoutes: readonly RouteEntry[] = [
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
];
