import { screenCommandCalls } from '@mukae/contract/calls/screenCommands';
import { isWithVisitor } from '@mukae/contract/domain/signage/withVisitor';
import type { ScreenCommand } from '@mukae/contract/realtime/screenCommandField';
import { call } from '@/api/call';
import { draftOnScreen } from '../draftOnScreen/draftOnScreen';
import { forgetDevice } from '../kept/forgetDevice';
import { reloadWhenServing } from '../recovery/reloadWhenServing';
import { isWritingLetter } from '../stage/writing';
import { shownScene } from '../state/shownScene';
import type { ViewState } from '../state/viewState';

/** Nobody stands there who would lose something: the server asked before, but somebody may have come since. */
export function isNobodyThere(view: ViewState): boolean {
  const { scene } = shownScene(view, 'shop', Date.now());
  return !isWithVisitor(scene) && !isWritingLetter.get();
}

/** The code that makes a picture comes when it is needed. Of a screen that somebody has come to there is none: it may tell of her. */
async function pictureOfNobody(view: () => ViewState): Promise<Blob | null> {
  const { pictureOfScreen } = await import('./picture/pictureOfScreen');
  if (!isNobodyThere(view())) return null;
  const image = await pictureOfScreen();
  return isNobodyThere(view()) ? image : null;
}

async function sendPicture(pictureId: string, view: () => ViewState): Promise<void> {
  const image = await pictureOfNobody(view).catch(() => null);
  if (image) await call(screenCommandCalls.addScreenPicture, { pictureId }, { image });
  else await call(screenCommandCalls.giveUpScreenPicture, { pictureId });
}

/** Does what an administrator asks of this screen. */
export async function obeyCommand(command: ScreenCommand, view: () => ViewState): Promise<void> {
  if (command.is === 'picture') return sendPicture(command.pictureId, view);
  if (!isNobodyThere(view())) return;
  if (command.is === 'showDraft') {
    draftOnScreen.set({ draftId: command.draftId, templateKey: command.templateKey });
    return;
  }
  if (command.is === 'restart') await forgetDevice();
  reloadWhenServing(0);
}
