import type { Orientation } from '../signage/size';
import type { SceneTemplate } from '../template/sceneTemplate';
import type { Layout } from '../template/template';
import type { AvatarBlock, Box, DialogueStage, MediaBlock, SpeechBlock, TextBlock, ViewBlocks } from './block';
import { movedTo } from './blockBoxes';
import { clearOf, liesOn } from './clearOf';
import { phaseOf, type VisitorScene } from './phase';
import { presets } from './presets';

/** What is going on, as far as it decides what stands where. */
export interface SceneFacts {
  orientation: Orientation;
  scene: VisitorScene;
  /** The visitor may call. */
  canCall: boolean;
  isSharing: boolean;
  /** While a visitor talks to the machine, which takes the whole stage. */
  dialogue: DialogueStage | null;
  /** The machine can be woken. */
  canAsk: boolean;
  /** Somebody speaks, in writing. */
  hasCaption: boolean;
  /** Something is said over the scene for a while. */
  hasNotice: boolean;
  /** None of the media could be read. */
  mediaFailed: boolean;
}

/** What stands above the counter; null is what does not show. */
export interface Arrangement {
  counter: Box;
  avatar: AvatarBlock | null;
  media: MediaBlock | null;
  telop: TextBlock | null;
  speech: SpeechBlock | null;
  /** The picture that the staff shows. */
  screen: Box | null;
}

const hasMedia = ({ showsMedia, media }: SceneTemplate, { mediaFailed }: SceneFacts): boolean =>
  showsMedia && media.length > 0 && !mediaFailed;

/** A layout whose medium is not there makes way for the avatar; what the staff shows has the wipe. */
export function layoutShown(template: SceneTemplate, facts: SceneFacts): Layout {
  if (facts.isSharing) return 'wipe';
  if (!hasMedia(template, facts)) return 'onlyAvatar';
  return template.layout;
}

const hasTelop = ({ showsTelop, telop }: SceneTemplate, { isSharing }: SceneFacts): boolean =>
  showsTelop && telop.trim() !== '' && !isSharing;

/** A bubble beside the character that speaks: only there may it say a line of its own. */
const isBesideFigure = ({ avatar, speech }: ViewBlocks): boolean =>
  avatar !== null && !avatar.isFramed && speech.tail === 'left';

const speaks = (view: ViewBlocks, { scene, hasCaption }: SceneFacts): boolean =>
  hasCaption || ((scene === 'Calling' || scene === 'Crowded') && isBesideFigure(view));

const bottomOf = ({ y, height }: Box): number => y + height;

const grownTelop = ({ telop, speech }: ViewBlocks): TextBlock => ({
  ...telop,
  height: bottomOf(speech) - telop.y,
  fontSize: telop.fontSize * 1.3,
});

const grownAvatar = (avatar: AvatarBlock, telop: Box): AvatarBlock => ({
  ...avatar,
  y: telop.y,
  height: bottomOf(avatar) - telop.y,
});

/** In the colours that were chosen for it. */
const painted = (block: TextBlock, { telopColour, telopPlate }: SceneTemplate): TextBlock => ({
  ...block,
  textColour: telopColour ?? block.textColour,
  background: telopPlate ?? block.background,
});

export function arrange(template: SceneTemplate, facts: SceneFacts): Arrangement {
  const preset = presets[facts.orientation];
  if (facts.dialogue) {
    const { counter, stages } = preset.dialogue;
    return { counter, avatar: stages[facts.dialogue].avatar, media: null, telop: null, speech: null, screen: null };
  }
  const phase = phaseOf(facts.scene, facts.canCall);
  const { counter } = preset[phase];
  const view = preset.views[layoutShown(template, facts)][phase];
  if (facts.isSharing) {
    const { screen, speech } = preset.share;
    return { counter, avatar: view.avatar, media: null, telop: null, speech, screen };
  }
  const speech = speaks(view, facts) ? view.speech : null;
  const showsTelop = hasTelop(template, facts) && !speech?.replacesTelop;
  const { avatar, telop } = view;
  const { boxes } = template;
  const standing = avatar?.growsIntoTelop && !showsTelop && !boxes.telop ? grownAvatar(avatar, telop) : avatar;
  const text = telop.growsIntoSpeech && !speech ? grownTelop(view) : telop;
  const clear = <Block extends Box>(block: Block): Block => (facts.canAsk ? clearOf(block, preset.hands.ask) : block);
  const told = painted(clear(movedTo(text, boxes.telop)), template);
  const moved = standing && movedTo(standing, boxes.avatar);
  // Its place stays free: nothing moves for what is gone in a moment.
  const isUnderNotice = facts.hasNotice && liesOn(preset.head.banner, told);
  return {
    counter,
    avatar: moved && (moved.isFramed ? clear(moved) : moved),
    media: view.media && movedTo(view.media, boxes.media),
    telop: showsTelop && !isUnderNotice ? told : null,
    speech,
    screen: null,
  };
}
