import { boxOn } from '@mukae/contract/domain/scene/designCanvas';
import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import type { OrientationPresets } from '@mukae/contract/domain/scene/orientationPresets';
import type { LookName } from '@mukae/contract/domain/scene/sceneLook';
import type { Size } from '@mukae/contract/domain/signage/size';
import { LeaveButton } from '../counter/LeaveButton';
import { StaffCall } from '../counter/StaffCall';
import { Fading } from '../Fading';
import { keyOf } from '../keyOf';
import { Lit } from '../Lit';
import { placedText } from '../placed';
import { type SceneDialogue, stageOf } from '../sceneDialogue';
import type { TouchedOnce } from '../useTouchedOnce';
import { Words } from '../Words';
import { DialogueHands } from './DialogueHands';
import classes from './DialogueParts.module.css';
import { HeardSoFar } from './HeardSoFar';
import { Plate } from './Plate';
import { pageIn, Said } from './Said';
import { ShownPicture } from './ShownPicture';
import { TypingSheet } from './TypingSheet';

interface DialogueProps {
  dialogue: SceneDialogue;
  /** The visitor has called already, and waits. */
  isWaiting: boolean;
  look: LookName;
  preset: OrientationPresets;
  canvas: Size;
  actions: TouchedOnce;
}

/** All of a dialogue but who stands there: words on top, what is touched on the counter, and the staff call in its one place. */
export function DialogueParts({ dialogue, isWaiting, look, preset, canvas, actions }: DialogueProps) {
  const { stages, close, staffCall, note } = preset.dialogue;
  const { words, picture, plate } = stages[stageOf(dialogue)];
  const shape = canvas.width > canvas.height ? 'two' : 'line';
  return (
    <>
      <Fading id={`${readingOf(dialogue)} ${keyOf(words)} ${keyOf(canvas)}`}>
        <Lit look={look}>
          {dialogue.is === 'listening' && <HeardSoFar dialogue={dialogue} block={words} canvas={canvas} />}
          {dialogue.is === 'typing' && <TypingSheet leading={dialogue.leading} block={words} actions={actions} />}
          {dialogue.is !== 'listening' && dialogue.is !== 'typing' && (
            <Said
              dialogue={dialogue}
              block={words}
              canvas={canvas}
              isWaiting={isWaiting}
              speaker={boxOn(canvas, stages[stageOf(dialogue)].avatar)}
            />
          )}
        </Lit>
      </Fading>
      {dialogue.is === 'answering' && dialogue.picture !== null && picture && (
        <ShownPicture key={dialogue.picture} url={dialogue.picture} question={dialogue.heard} block={picture} />
      )}
      <Plate block={plate} words={dialogue.is === 'handingOver' ? 'staffAnswers' : 'answersHere'} />
      <Fading id={`${touchedIn(dialogue)} ${keyOf(canvas)}`}>
        <Lit look={look}>
          <DialogueHands dialogue={dialogue} isWaiting={isWaiting} preset={preset} canvas={canvas} actions={actions} />
          {canBeClosed(dialogue) && !isWaiting && (
            <LeaveButton
              words={dialogueWords.close}
              block={close}
              shape="line"
              leading={dialogue.leading}
              onLeave={actions.dialogue.closeDialogue}
            />
          )}
        </Lit>
      </Fading>
      {dialogue.is !== 'handingOver' && dialogue.is !== 'absent' && (
        <StaffCall block={staffCall} shape={shape} onCall={actions.callStaff} />
      )}
      {dialogue.is !== 'handingOver' && (
        <p className={classes.note} style={placedText(note)}>
          <Words of={dialogueWords.notRecorded} />
        </p>
      )}
    </>
  );
}

/** Who listens or writes has another way out. */
const canBeClosed = ({ is }: SceneDialogue): boolean => is !== 'listening' && is !== 'typing' && is !== 'handingOver';

/** What is read fades when something else is: not while more of the same comes. */
function readingOf(dialogue: SceneDialogue): string {
  switch (dialogue.is) {
    case 'listening':
    case 'typing':
      return dialogue.is;
    case 'thinking':
      return `thinking about ${dialogue.heard} ${dialogue.filler?.ja ?? ''}`;
    case 'answering':
      return `page ${pageIn(dialogue).number} on ${dialogue.heard}`;
    default:
      return `${dialogue.is} ${dialogue.words.ja}`;
  }
}

function touchedIn(dialogue: SceneDialogue): string {
  switch (dialogue.is) {
    case 'greeting':
      return `${dialogue.is} ${dialogue.hears} ${keyOf(dialogue.suggestions)}`;
    case 'answering':
      return `${dialogue.is} ${dialogue.hears} ${keyOf(dialogue.followUps)}`;
    case 'unsure':
      return `${dialogue.is} ${dialogue.hears} ${keyOf(dialogue.choices)}`;
    default:
      return dialogue.is;
  }
}
