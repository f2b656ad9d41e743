import { asHeard } from '@mukae/contract/domain/talk/heard';

/** A shorter part of what she says is anybody's word. */
const tellingLength = 4;

/** Tells what a recogniser heard of herself, through the loudspeaker, from what a visitor said. */
export class OwnVoice {
  #said: string | null = null;

  /** A voice began while she said this; null: while she said nothing. */
  voiceBegan(said: string | null): void {
    this.#said = said && asHeard(said);
  }

  isHers(heard: string): boolean {
    const words = asHeard(heard);
    return this.#said !== null && words.length >= tellingLength && this.#said.includes(words);
  }
}
