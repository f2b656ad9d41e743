import type { Pose } from '@mukae/contract/domain/character/builtIn';
import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import { arrange, type SceneFacts } from '@mukae/contract/domain/template/arrangement';
import { designCanvas } from '@mukae/contract/domain/template/designCanvas';
import type { VisitorScene } from '@mukae/contract/domain/template/phase';
import { presets } from '@mukae/contract/domain/template/presets';
import type { LookName } from '@mukae/contract/domain/template/sceneLook';
import type { SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { sceneWords, spokenLines } from '@mukae/contract/domain/template/sceneWords';
import type { ReactNode } from 'react';
import { Avatar } from './Avatar';
import { CounterTop } from './counter/CounterTop';
import { Fading } from './Fading';
import { FigurePicture } from './FigurePicture';
import { Head } from './Head';
import { Light, ScreenLight } from './Light';
import { Lit } from './Lit';
import { Media } from './Media';
import { Notice } from './Notice';
import { placed } from './placed';
import classes from './Scene.module.css';
import { SharedScreen } from './SharedScreen';
import { Speech } from './Speech';
import type { SceneActions, SceneCharacter, SceneNotice, SceneState } from './sceneState';
import { sceneVariables } from './sceneVariables';
import { type Standing, standingOn } from './standing';
import { StillnessContext } from './stillness';
import { Telop } from './Telop';
import { useDrift } from './useDrift';
import { useReadableMedia } from './useReadableMedia';
import { useScale } from './useScale';
import { useTouchedOnce } from './useTouchedOnce';

export interface SceneProps {
  template: SceneTemplate;
  state: SceneState;
  /** Of the screen that is shown; it stands as large as it can in the room it is given. */
  size: Size;
  character: SceneCharacter;
  notice?: SceneNotice | null;
  /** The moving character: fills the frame it is drawn in (1080 × 1920) and is cut by the scene. A picture without it. */
  avatar?: ReactNode;
  /** Without them there is nothing to touch: a preview. */
  actions?: SceneActions;
  isStill?: boolean;
}

/** What visitors see: a template and a state in, pixels out, at any size. */
export function Scene({
  template,
  state,
  size,
  character,
  notice = null,
  avatar,
  actions,
  isStill = false,
}: SceneProps) {
  const canvas = designCanvas(size);
  const orientation = orientationOf(size);
  const preset = presets[orientation];
  const [readability, onMediaFailure] = useReadableMedia(template.showsMedia ? template.media : null);
  const share = state.scene === 'Active' ? state.share : null;
  const caption = state.scene === 'Active' ? state.caption : null;
  const facts: SceneFacts = {
    orientation,
    scene: state.scene,
    isSharing: share !== null,
    hasCaption: caption !== null,
    mediaFailed: readability.kind === 'failed',
  };
  const arrangement = arrange(template, facts);
  const look: LookName = share ? 'Share' : state.scene;
  const { telop, media, screen, counter } = arrangement;
  const standing = arrangement.avatar && standingOn(canvas, arrangement.avatar, character);
  const voice = state.scene === 'Active' ? (state.voices?.staff ?? null) : null;
  const speech = speechOf(state);
  const room = useScale(canvas);
  const drift = useDrift(isStill);
  const touchedOnce = useTouchedOnce(actions);
  return (
    <StillnessContext value={isStill}>
      <div
        ref={room}
        className={classes.room}
        data-still={isStill || undefined}
        inert={actions === undefined}
        style={sceneVariables}
      >
        <div className={classes.canvas} lang="ja" data-orientation={orientation} style={{ ...canvas }}>
          <div className={classes.stage} />
          <div ref={drift} className={classes.everything}>
            <Lit look={look}>
              <Fading id={`${look} ${keyOf(arrangement.avatar)} ${keyOf(media)}`}>
                <Lit look={look}>
                  {screen && <ScreenLight screen={screen} canvas={canvas} />}
                  {standing && (
                    <Light
                      standing={standing}
                      media={media}
                      canvas={canvas}
                      isCalling={state.scene === 'Calling'}
                      voice={voice}
                    />
                  )}
                </Lit>
              </Fading>
              {standing && (
                <Avatar standing={standing} canvas={canvas}>
                  {avatar ?? <FigurePicture character={character} pose={poseIn(state.scene, standing)} />}
                </Avatar>
              )}
              <Head preset={preset.head} look={look} logoUrl={template.showsLogo ? template.logo : null} />
              <Fading id={`${template.media?.url} ${keyOf(media)}`} covers>
                {media && template.media && readability.kind === 'readable' && (
                  <Media
                    source={template.media}
                    size={readability.size}
                    block={media}
                    canvas={canvas}
                    onFailure={onMediaFailure}
                  />
                )}
              </Fading>
              {share && screen && <SharedScreen share={share} block={screen} />}
              <Fading id={`${telop && template.telop} ${keyOf(telop)} ${keyOf(canvas)}`}>
                {telop && <Telop text={template.telop} block={telop} />}
              </Fading>
              <div className={classes.counter} style={placed(counter)} />
              <Fading id={`${state.scene} ${keyOf(arrangement.speech)}`}>
                {arrangement.speech && speech && (
                  <Speech
                    key={`${speech.ja} ${keyOf(canvas)}`}
                    text={speech.ja}
                    second={speech.en}
                    block={arrangement.speech}
                  />
                )}
              </Fading>
              <Fading id={state.scene}>
                <Lit look={look}>
                  <CounterTop state={state} template={template} preset={preset} actions={touchedOnce} />
                </Lit>
              </Fading>
              <Fading id={JSON.stringify(notice)}>
                {notice && <Notice notice={notice} block={preset.head.banner} />}
              </Fading>
            </Lit>
          </div>
          <Fading id={String(state.scene === 'Suspended')}>
            {state.scene === 'Suspended' && <div className={classes.veil} />}
          </Fading>
        </div>
      </div>
    </StillnessContext>
  );
}

/** Who cannot receive anybody bows; in a small frame that would hide the face. */
const poseIn = (scene: VisitorScene, { block }: Standing): Pose =>
  scene === 'Suspended' && !block.isFramed ? 'bow' : 'fold';

/** Says in which place a block stands. */
const keyOf = (block: object | null): string => JSON.stringify(block);

function speechOf(state: SceneState): { ja: string; en: string | null } | null {
  if (state.scene === 'Calling' || state.scene === 'Crowded') return { ja: spokenLines[state.scene], en: null };
  if (state.scene !== 'Active') return null;
  if (state.caption !== null) return { ja: state.caption, en: null };
  return state.share && sceneWords.look;
}
