import type { OwnReceptionist } from '@mukae/contract/calls/receptionist';
import type { DialogueState } from '@mukae/contract/domain/dialogue/dialogueState';
import { Observed } from '@/observing/observed';
import type { CallingState } from '@/scene/sceneState';

interface Shown {
  state: DialogueState;
  own: OwnReceptionist | null;
  canAsk: boolean;
  hears: boolean;
  spokenTo: number;
  handedOver: CallingState['handedOver'];
}

/** What is shown of the receptionist; told only where something of it is other than before. */
export class ShownReceptionist extends Observed<Shown> {
  override set(now: Shown): void {
    if (isOther(this.get(), now)) super.set(now);
  }
}

const isOther = (before: Shown, now: Shown): boolean =>
  before.state !== now.state ||
  before.own !== now.own ||
  before.canAsk !== now.canAsk ||
  before.hears !== now.hears ||
  before.spokenTo !== now.spokenTo ||
  before.handedOver !== now.handedOver;
