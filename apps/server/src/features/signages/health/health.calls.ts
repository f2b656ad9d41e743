import { type HealthAnswer, screenHealthCalls } from '@mukae/contract/calls/screenHealth';
import type { Health } from '@mukae/contract/domain/signage/health/health';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { type Handler, handle } from '#platform/calls/handler';
import type { ScreenPictures } from '../commands/screenPictures';
import type { ScreenHealths } from './screenHealths';

interface Dependencies {
  version: string;
  healths: ScreenHealths;
  pictures: ScreenPictures;
}

const present = (health: Health): HealthAnswer =>
  health.is === 'away' ? { is: 'away', since: toJapanIso(health.since) } : health;

export const screenHealthHandlers = ({ version, healths, pictures }: Dependencies): Handler[] => [
  handle(screenHealthCalls.getScreenHealth, async ({ input, principal }) => {
    const { signageId, health, last, templates, mediaNames, now } = await healths.whole(principal, input.targetId);
    const { kept, failedId } = await pictures.newest(signageId);
    return {
      result: 'OK',
      health: present(health),
      last: last ? { at: toJapanIso(last.reportedAt), report: last.report } : null,
      templates,
      mediaNames,
      serviceVersion: version,
      picture: kept ? { pictureId: kept.pictureId, takenAt: toJapanIso(kept.takenAt) } : null,
      failedPicture: failedId ?? null,
      now: toJapanIso(now),
    };
  }),

  handle(screenHealthCalls.listScreenHealths, async ({ input, principal }) => ({
    result: 'OK',
    screens: (await healths.of(principal, input.targetIds)).map(({ id, health }) => ({ id, health: present(health) })),
  })),
];
