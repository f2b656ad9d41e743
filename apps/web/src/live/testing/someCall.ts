import type { CallOnWire } from '@mukae/contract/realtime/messageFields';

export const pageIds = { operator: 'operator--page-1', signage: 'signage---page-1', reloaded: 'signage---page-2' };

/** A visitor's call that this page has just accepted. */
export const someCall: CallOnWire = {
  callId: '11111111-1111-4111-8111-111111111111',
  kind: 'reception',
  signageId: 7,
  signageName: '1F',
  storeName: 'Tokyo',
  companyName: 'Demo',
  userId: 3,
  sender: 'staff',
  characterId: null,
  requestId: null,
  touchButton: '',
  beganAt: 0,
  peers: { signage: null, operator: pageIds.operator },
  isSharing: false,
  isSignageLost: false,
  isOperatorLost: false,
  canVisitorCall: false,
  view: null,
  writtenLine: null,
  meeting: null,
};
