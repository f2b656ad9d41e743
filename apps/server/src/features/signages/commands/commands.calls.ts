import { ok } from '@mukae/contract/calls/answers';
import { screenCommandCalls } from '@mukae/contract/calls/screenCommands';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import { neededFile } from '#platform/calls/neededFile';
import type { ScreenCommands } from './screenCommands';
import type { ScreenPictures } from './screenPictures';

interface Dependencies {
  commands: ScreenCommands;
  pictures: ScreenPictures;
}

export const screenCommandHandlers = ({ commands, pictures }: Dependencies): Handler[] => [
  handle(screenCommandCalls.beginScreenAnew, async ({ input, principal }) => {
    await commands.beginAnew(principal, input.targetId, input.how);
    return ok;
  }),

  handle(screenCommandCalls.askScreenPicture, async ({ input, principal }) => ({
    result: 'OK',
    pictureId: await pictures.ask(principal, input.targetId),
  })),

  handle(screenCommandCalls.showDraftOnScreen, async ({ input, principal }) => {
    await commands.showDraft(principal, input);
    return ok;
  }),

  handle(screenCommandCalls.addScreenPicture, async ({ input, files, principal }) => {
    await pictures.add(principal, input.pictureId, neededFile(files, 'image'));
    return ok;
  }),

  handle(screenCommandCalls.giveUpScreenPicture, async ({ input, principal }) => {
    await pictures.giveUp(principal, input.pictureId);
    return ok;
  }),

  handleFile(screenCommandCalls.getScreenPicture, async ({ input, principal }) => ({
    ...(await pictures.find(principal, input.targetId, input.pictureId)),
    contentType: 'image/webp',
    cacheControl: 'private, no-store',
    version: input.pictureId,
  })),
];
