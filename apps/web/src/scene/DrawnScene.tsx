import { arrange, type SceneFacts } from '@mukae/contract/domain/scene/arrangement';
import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { movedTo } from '@mukae/contract/domain/scene/blockBoxes';
import { designCanvas } from '@mukae/contract/domain/scene/designCanvas';
import { presets } from '@mukae/contract/domain/scene/presets';
import type { LookName } from '@mukae/contract/domain/scene/sceneLook';
import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import type { SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { CameraView } from './CameraView';
import { Canvas } from './Canvas';
import { Counter } from './counter/Counter';
import { CounterTop } from './counter/CounterTop';
import { dialogueIn } from './dialogueIn';
import { Fading } from './Fading';
import { bearingIn } from './figure/bearing';
import { drawnFreely } from './figure/drawnFreely';
import { Head, HeadGround } from './Head';
import { keyOf } from './keyOf';
import { Lit } from './Lit';
import { useLatePart } from './latePart';
import { lateDialogue, lateMessageSheet } from './lateParts';
import { PlayedMedia } from './media/PlayedMedia';
import { haveAllFailed } from './media/playing';
import { usePlaying } from './media/usePlaying';
import type { SceneLetter } from './message/letter';
import { Notice } from './Notice';
import { SpeechBubble } from './SpeechBubble';
import { type SceneDialogue, stageOf } from './sceneDialogue';
import {
  absenceIn,
  canCall,
  type SceneActions,
  type SceneCharacter,
  type SceneFigure,
  type SceneNotice,
  type SceneState,
} from './sceneState';
import { speechOf } from './speechOf';
import { StillnessContext, useIsStill } from './stillness';
import { Telop } from './Telop';
import { telopIn } from './telopIn';
import { useTouchedOnce } from './useTouchedOnce';
import { Veil } from './Veil';

export interface SceneProps {
  template: SceneTemplate;
  state: SceneState;
  /** Of the screen that is shown; it stands as large as it can in the room it is given. */
  size: Size;
  character: SceneCharacter;
  notice?: SceneNotice | null;
  /** By herself alone without it. */
  figure?: SceneFigure;
  /** Without them there is nothing to touch: a preview. */
  actions?: SceneActions;
  /** A visitor writes a few words; null while none does. */
  letter?: SceneLetter | null;
  isStill?: boolean;
}

const noMedia: SceneTemplate['media'] = [];
const byHerself = drawnFreely(null);

const looksOfDialogue = {
  greeting: 'Standby',
  typing: 'Standby',
  listening: 'Listening',
  thinking: 'Answering',
  answering: 'Answering',
  unsure: 'Answering',
  handingOver: 'Calling',
  absent: 'StaffAway',
} as const satisfies Record<SceneDialogue['is'], LookName>;

/** A conversation with nobody is none, whatever was shown in it. */
function lookOf(state: SceneState, dialogue: SceneDialogue | null): LookName {
  if (dialogue) return looksOfDialogue[dialogue.is];
  if (absenceIn(state)) return 'Absent';
  if (state.scene !== 'Active') return state.scene;
  if (state.staff === 'gone' || state.staff === 'awaited') return 'Offline';
  return state.share ? 'Share' : 'Active';
}

/** What decides how a text is laid out. Where nothing fades, a text that is only moved is not laid out again. */
const roomIn = ({ width, height, fontSize, minFontSize, align }: TextBlock) => ({
  width,
  height,
  fontSize,
  minFontSize,
  align,
});

/** What visitors see: a template and a state in, pixels out, at any size. */
export const DrawnScene = ({ isStill = false, ...scene }: SceneProps) => (
  <StillnessContext value={isStill}>
    <Drawn {...scene} />
  </StillnessContext>
);

function Drawn({
  template,
  state,
  size,
  character,
  notice = null,
  figure = byHerself,
  actions,
  letter = null,
}: Omit<SceneProps, 'isStill'>) {
  const isStill = useIsStill();
  const canvas = designCanvas(size);
  const orientation = orientationOf(size);
  const preset = presets[orientation];
  const [playing, tellPlayer] = usePlaying(template.showsMedia ? template.media : noMedia);
  const isSharing = state.scene === 'Active' && state.share !== null;
  const said = speechOf(state);
  const dialogue = dialogueIn(state);
  const canAsk = state.scene === 'Standby' && state.canAsk;
  const facts: SceneFacts = {
    orientation,
    scene: state.scene,
    canCall: canCall(state),
    isSharing,
    dialogue: dialogue && stageOf(dialogue),
    canAsk,
    hasCaption: state.scene === 'Active' && said !== null,
    hasNotice: notice !== null,
    mediaFailed: haveAllFailed(playing),
  };
  const told = telopIn(template, state, arrange(template, facts).speech ? said : null);
  const arrangement = arrange(told, facts);
  const { telop, media, speech, counter } = arrangement;
  const look = lookOf(state, dialogue);
  const DialogueParts = useLatePart(lateDialogue, canAsk || dialogue !== null);
  const MessageSheet = useLatePart(lateMessageSheet, letter !== null);
  const touchedOnce = useTouchedOnce(actions);
  return (
    <Canvas canvas={canvas} isInert={actions === undefined} inFront={<Veil isDrawn={state.scene === 'Suspended'} />}>
      <HeadGround preset={preset.head} />
      <Fading id={media ? 'media' : 'none'} covers>
        {media && <PlayedMedia playing={playing} block={media} canvas={canvas} tell={tellPlayer} />}
      </Fading>
      <CameraView
        arrangement={arrangement}
        state={state}
        look={look}
        canvas={canvas}
        figure={figure}
        character={character}
        bearing={bearingIn(state, notice)}
      />
      <Head
        preset={preset.head}
        place={movedTo(preset.head.logo, template.boxes.logo)}
        look={look}
        logo={template.showsLogo ? template.logo : null}
        host={template.showsLogo ? template.host : ''}
      />
      <Fading id={`${telop && told.telop} ${keyOf(telop && isStill ? roomIn(telop) : telop)} ${keyOf(canvas)}`}>
        {telop && (
          <Lit look={look}>
            <Telop text={told.telop} block={telop} />
          </Lit>
        )}
      </Fading>
      <Counter block={counter} canvas={canvas} />
      <Fading id={`${look} ${keyOf(speech)}`}>
        {speech && said && (
          <SpeechBubble key={`${said.ja} ${keyOf(canvas)}`} text={said.ja} second={said.en} block={speech} />
        )}
      </Fading>
      <Fading id={dialogue ? 'dialogue' : `${look} ${canCall(state)}`}>
        {!dialogue && (
          <Lit look={look}>
            <CounterTop state={state} template={template} preset={preset} actions={touchedOnce} />
          </Lit>
        )}
      </Fading>
      <Fading id={dialogue ? 'dialogue' : 'none'}>
        {dialogue && DialogueParts && (
          <DialogueParts
            dialogue={dialogue}
            isWaiting={state.scene === 'Crowded'}
            look={look}
            preset={preset}
            canvas={canvas}
            actions={touchedOnce}
          />
        )}
      </Fading>
      <Fading id={JSON.stringify(notice)}>{notice && <Notice notice={notice} block={preset.head.banner} />}</Fading>
      {letter && MessageSheet && <MessageSheet letter={letter} top={preset.head.height} />}
    </Canvas>
  );
}
