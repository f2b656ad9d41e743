import { ok } from '@mukae/contract/calls/answers';
import { type HealthAnswer, screenHealthCalls } from '@mukae/contract/calls/screenHealth';
import type { Health } from '@mukae/contract/domain/signage/health/health';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import { neededFile } from '#platform/calls/neededFile';
import type { ScreenCommands } from './screenCommands';
import type { ScreenHealths } from './screenHealths';
import type { ScreenPictures } from './screenPictures';

interface Dependencies {
  version: string;
  healths: ScreenHealths;
  commands: ScreenCommands;
  pictures: ScreenPictures;
}

const present = (health: Health): HealthAnswer =>
  health.is === 'away' ? { is: 'away', since: toJapanIso(health.since) } : health;

export const screenHealthHandlers = ({ version, healths, commands, pictures }: Dependencies): Handler[] => [
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

  handle(screenHealthCalls.beginScreenAnew, async ({ input, principal }) => {
    await commands.beginAnew(principal, input.targetId, input.how);
    return ok;
  }),

  handle(screenHealthCalls.askScreenPicture, async ({ input, principal }) => ({
    result: 'OK',
    pictureId: await pictures.ask(principal, input.targetId),
  })),

  handle(screenHealthCalls.showDraftOnScreen, async ({ input, principal }) => {
    await commands.showDraft(principal, input);
    return ok;
  }),

  handle(screenHealthCalls.addScreenPicture, async ({ input, files, principal }) => {
    await pictures.add(principal, input.pictureId, neededFile(files, 'image'));
    return ok;
  }),

  handle(screenHealthCalls.giveUpScreenPicture, async ({ input, principal }) => {
    await pictures.giveUp(principal, input.pictureId);
    return ok;
  }),

  handleFile(screenHealthCalls.getScreenPicture, async ({ input, principal }) => ({
    ...(await pictures.find(principal, input.targetId, input.pictureId)),
    contentType: 'image/webp',
    cacheControl: 'private, no-store',
    version: input.pictureId,
  })),
];
