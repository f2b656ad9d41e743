import { can } from '@mukae/contract/access/access';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { OutputOf } from '@mukae/contract/calls/call';
import type { sessionCalls } from '@mukae/contract/calls/sessions';
import { landingOf, landingOfNewCompany } from '@mukae/contract/domain/account/landing';
import { errorCodes, unexpected } from '@mukae/contract/errors/codes';

type LoginAnswer = OutputOf<typeof sessionCalls.login> | ErrorAnswer;
type AutoLoginAnswer = LoginAnswer | undefined;
type TokenAnswer = OutputOf<typeof sessionCalls.tokenLogin> | ErrorAnswer;

type Go = { kind: 'go'; path: string; state?: unknown };
type Refused = { kind: 'refused'; code: string; msg: string };

/**
 * Where a login leads; `back`: to where the same person was before. An answer of no known form has become SVER-Unexpected
 * before it comes here.
 */
export function loginOutcome(answer: LoginAnswer, reservationWaits: boolean, back?: string): Go | Refused {
  switch (answer.result) {
    case 'OK':
      if (back !== undefined) return { kind: 'go', path: back };
      if (can(answer.role, 'meeting.hold') && reservationWaits)
        return { kind: 'go', path: '/app/reservation/calendar' };
      return { kind: 'go', ...(answer.isNewCompany ? landingOfNewCompany : landingOf(answer.role)) };
    case 'Temporary':
      return { kind: 'go', path: '/test/passwordSetting' };
    case 'Error':
      return { kind: 'refused', code: answer.code, msg: answer.msg };
  }
}

const passing: readonly string[] = [
  unexpected.code,
  errorCodes.tooMany,
  errorCodes.tooSlow,
  errorCodes.unavailable,
  errorCodes.unknownError,
];

/** What the next try may not meet any more. */
export const isPassing = (code: string): boolean => passing.includes(code);

/** A screen in a shop waits through an outage without a word: only a real reply ends the asking. */
export function autoLoginOutcome(answer: AutoLoginAnswer, reservationWaits: boolean): Go | Refused | { kind: 'again' } {
  if (!answer || (answer.result === 'Error' && isPassing(answer.code))) return { kind: 'again' };
  return loginOutcome(answer, reservationWaits);
}

export function tokenOutcome(answer: TokenAnswer, token: string, now: Date): Go | Refused | { kind: 'expired' } {
  if (answer.result === 'Error') {
    if (answer.code === errorCodes.tokenExpired) return { kind: 'expired' };
    return { kind: 'refused', code: answer.code, msg: answer.msg };
  }
  if (new Date(answer.date) > now) return { kind: 'go', path: '/waiting-room', state: { token } };
  return { kind: 'go', path: '/app/signage/view', state: { date: answer.date, token } };
}
