import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import type { OrientationPresets } from '@mukae/contract/domain/scene/orientationPresets';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { ReactNode } from 'react';
import { Calling } from '../counter/Calling';
import { LeaveMessage } from '../counter/LeaveMessage';
import { placedText } from '../placed';
import { SoftDots } from '../SoftDots';
import type { SceneDialogue } from '../sceneDialogue';
import type { SceneActions } from '../sceneState';
import { AbsentChoices } from './AbsentChoices';
import { Choices } from './Choices';
import classes from './DialogueHands.module.css';
import { OpenMicrophone } from './OpenMicrophone';
import { Tools } from './Tools';

/** What there is to touch beside the staff call. */
export function DialogueHands({
  dialogue,
  isWaiting,
  preset: { dialogue: blocks, hands },
  canvas,
  actions,
}: {
  dialogue: SceneDialogue;
  isWaiting: boolean;
  preset: OrientationPresets;
  canvas: Size;
  actions: Required<SceneActions>;
}) {
  const { leading } = dialogue;
  const { choose } = actions.dialogue;
  const common = { leading, canvas, onChoose: choose };
  switch (dialogue.is) {
    case 'greeting':
      return (
        <OnCounter block={blocks.hands}>
          <Tools leading={leading} hears={dialogue.hears} canRepeat={false} actions={actions.dialogue} />
          <Choices {...common} label={dialogueWords.youCanAsk} choices={dialogue.suggestions} />
        </OnCounter>
      );
    case 'answering':
      return (
        <OnCounter block={blocks.hands}>
          <Tools leading={leading} hears={dialogue.hears} canRepeat actions={actions.dialogue} />
          <Choices {...common} label={dialogueWords.alsoAsk} choices={dialogue.followUps} />
        </OnCounter>
      );
    case 'unsure':
      return (
        <OnCounter block={blocks.hands}>
          <Tools leading={leading} hears={dialogue.hears} canRepeat={false} actions={actions.dialogue} />
          <Choices {...common} label={dialogueWords.chooseOne} choices={dialogue.choices} />
        </OnCounter>
      );
    case 'listening':
      return (
        <OnCounter block={blocks.hands}>
          <OpenMicrophone leading={leading} voice={dialogue.voice} onStop={actions.dialogue.stopListening} />
        </OnCounter>
      );
    case 'absent':
      return (
        <>
          <OnCounter block={blocks.hands}>
            <AbsentChoices opens={dialogue.absence.opens} isWaiting={isWaiting} leading={leading} actions={actions} />
          </OnCounter>
          <LeaveMessage block={blocks.staffCall} onTouch={actions.leaveMessage} />
        </>
      );
    case 'handingOver':
      return <Calling blocks={hands} onCancel={actions.cancel} />;
    case 'thinking':
      return (
        <OnCounter block={blocks.hands}>
          <span className={classes.calm}>
            <SoftDots />
          </span>
        </OnCounter>
      );
    case 'typing':
      return null;
  }
}

const OnCounter = ({ block, children }: { block: TextBlock; children: ReactNode }) => (
  <div className={classes.hands} style={placedText(block)}>
    {children}
  </div>
);
