import { screenHealthCalls } from '@mukae/contract/calls/screenHealth';
import type { ScreenCommand } from '@mukae/contract/realtime/screenCommandField';
import { call } from '@/api/call';
import { draftOnScreen } from '../draft/draftOnScreen';
import { forgetDevice } from '../kept/forgetDevice';
import { reloadWhenServing } from '../recovery/reloadWhenServing';
import { shownScene } from '../state/shownScene';
import type { ViewState } from '../state/viewState';

/** Nobody stands there who would lose something: the server asked before, but somebody may have come since. */
export function mayBeginAnew(view: ViewState): boolean {
  return ['Standby', 'Suspended', 'Offline'].includes(shownScene(view, 'shop', Date.now()).scene);
}

/** The code that makes a picture comes when it is needed. */
async function sendPicture(pictureId: string): Promise<void> {
  try {
    const { pictureOfScreen } = await import('./picture/pictureOfScreen');
    await call(screenHealthCalls.addScreenPicture, { pictureId }, { image: await pictureOfScreen() });
  } catch {
    await call(screenHealthCalls.giveUpScreenPicture, { pictureId });
  }
}

/** Does what an administrator asks of this screen. */
export async function obeyCommand(command: ScreenCommand, view: () => ViewState): Promise<void> {
  if (command.is === 'picture') return sendPicture(command.pictureId);
  if (!mayBeginAnew(view())) return;
  if (command.is === 'showDraft') {
    draftOnScreen.set(command.draftId);
    return;
  }
  if (command.is === 'restart') await forgetDevice();
  reloadWhenServing(0);
}
