import type { RouteEntry } from './route';

/** What opens without the console, and where short addresses lead: the login page carries no more than this. */
export const entranceRoutes: readonly RouteEntry[] = [
  { kind: 'redirect', from: '/', to: '/login' },
  { kind: 'redirect', from: '/test/login', to: '/login' },
  { kind: 'redirect', from: '/signage', to: '/signage/view' },
  { kind: 'redirect', from: '/signage/view', to: '/app/signage/view' },
  { kind: 'redirect', from: '/store', to: '/app/store/list' },

  {
    kind: 'page',
    layout: '',
    path: '/login',
    title: 'login',
    frame: 'bare',
    screen: () => import('@/features/accounts/login/LoginScreen').then(({ LoginScreen }) => LoginScreen),
  },
  {
    kind: 'page',
    layout: '/test',
    path: '/passwordReset',
    title: 'passwordReset',
    frame: 'bare',
    screen: () =>
      import('@/features/accounts/passwordReset/PasswordResetScreen').then(
        ({ PasswordResetScreen }) => PasswordResetScreen,
      ),
  },
  {
    kind: 'page',
    layout: '/test',
    path: '/passwordSetting',
    title: 'passwordSetting',
    frame: 'bare',
    screen: () =>
      import('@/features/accounts/passwordSetting/PasswordSettingScreen').then(
        ({ PasswordSettingScreen }) => PasswordSettingScreen,
      ),
  },
  {
    kind: 'page',
    layout: '',
    path: '/waiting-room',
    title: 'waitingRoom',
    frame: 'bare',
    screen: () =>
      import('@/features/reservations/waitingRoom/WaitingRoomScreen').then(
        ({ WaitingRoomScreen }) => WaitingRoomScreen,
      ),
  },
  {
    kind: 'page',
    layout: '',
    path: '/logout',
    title: 'meetingEnded',
    frame: 'bare',
    screen: () =>
      import('@/features/reservations/waitingRoom/MeetingEndedScreen').then(
        ({ MeetingEndedScreen }) => MeetingEndedScreen,
      ),
  },
  {
    kind: 'page',
    layout: '',
    path: '/pair',
    title: 'pair',
    frame: 'bare',
    screen: () => import('@/features/pairing/device/PairScreen').then(({ PairScreen }) => PairScreen),
  },
  {
    kind: 'page',
    layout: '',
    path: '/demo',
    title: 'demo',
    frame: 'bare',
    screen: () => import('@/features/demo/DemoScreen').then(({ DemoScreen }) => DemoScreen),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/signage/view',
    title: 'signage',
    frame: 'bare',
    screen: () => import('@/features/signages/view/SignageEntrance').then(({ SignageEntrance }) => SignageEntrance),
  },
  {
    kind: 'page',
    layout: '/app',
    path: '/signage/preview',
    title: 'draftPreview',
    frame: 'bare',
    screen: () =>
      import('@/features/signages/templates/preview/DraftPreviewScreen').then(
        ({ DraftPreviewScreen }) => DraftPreviewScreen,
      ),
  },
];
