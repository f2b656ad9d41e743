import type { CropName } from './crop';

/** A place on the canvas, in fractions of its width and height: any size of canvas works. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Align = 'start' | 'center' | 'end';

/** Lengths of text are in design pixels, of which the short side of the canvas has 1080. */
export interface TextBlock extends Box {
  align: Align;
  textColour: string;
  background: string;
  fontSize: number;
  /** A text that does not fit grows smaller down to this. */
  minFontSize: number;
}

export interface TelopBlock extends TextBlock {
  /** Takes the place of the speech, too, while nobody speaks. */
  growsIntoSpeech: boolean;
}

export interface SpeechBlock extends TextBlock {
  /** Where the bubble points: to who speaks. */
  tail: 'left' | 'right' | 'up' | 'down' | 'none';
  /** Stands where the telop stands, which makes way for it. */
  replacesTelop: boolean;
}

export interface AvatarBlock extends Box {
  crop: CropName;
  /** As a picture in a frame, instead of standing behind the counter. */
  isFramed: boolean;
  /** Takes the place of the telop, too, while there is none. */
  growsIntoTelop: boolean;
}

export interface MediaBlock extends Box {
  /** In design pixels. */
  radius: number;
}

/** What lies on the counter while the visitor chooses or waits. */
export interface HandsBlocks {
  counter: Box;
  panel: TextBlock;
  cancel: TextBlock;
  /** All there is to read, where there is nothing to touch. */
  message: TextBlock;
  hint: TextBlock;
  /** While nobody is at work. */
  absence: AbsenceBlocks;
  /** What wakes the machine that answers, on the edge of the counter. */
  ask: TextBlock;
  /** What there is to read beside it and the staff call. */
  hintBesideAsk: TextBlock;
  /** The staff call while there is nothing else to touch. */
  staffCallAlone: TextBlock;
  /** Touch buttons beside one another, or one under another; null where a screen has none. */
  touch: Record<'horizontal' | 'vertical', TouchBlocks> | null;
}

export interface AbsenceBlocks {
  panel: TextBlock;
  leaveMessage: TextBlock;
  later: TextBlock;
}

interface TouchBlocks {
  buttons: TextBlock;
  staffCall: TextBlock;
}

/** What stands there while a visitor talks to the machine that answers. */
export interface DialogueBlocks {
  counter: Box;
  stages: Record<DialogueStage, StageBlocks>;
  close: TextBlock;
  /** All that is touched but the staff call, which keeps its place whatever is said. */
  hands: TextBlock;
  staffCall: TextBlock;
  /** What becomes of the visitor's voice. */
  note: TextBlock;
}

/** By herself, beside a picture that she shows, or behind the sheet that the visitor writes on. */
export type DialogueStage = 'alone' | 'showing' | 'writing';

interface StageBlocks {
  /** What is said, or written. */
  words: SpeechBlock;
  avatar: AvatarBlock;
  picture: Box | null;
  /** Who answers here. */
  plate: TextBlock;
}

/** What lies on the counter while the staff is there. */
export interface TalkBlocks {
  counter: Box;
  panel: TextBlock;
  end: TextBlock;
}

/** What stands above the counter. */
export interface ViewBlocks {
  avatar: AvatarBlock | null;
  media: MediaBlock | null;
  telop: TelopBlock;
  speech: SpeechBlock;
}

/** What stands above the counter while the staff shows something. */
export interface ShareBlocks {
  screen: Box;
  speech: SpeechBlock;
}
