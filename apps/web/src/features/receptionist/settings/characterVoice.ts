import type { ReceptionistAnswer } from '@mukae/contract/calls/receptionist';
import { hasChanged } from '@mukae/contract/domain/change/changed';
import { receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';

export type CharacterVoice = ReceptionistAnswer['characterVoices'][number];

const { speed, pitch } = receptionistLimits;

/** How a character speaks; like every other as long as nothing else was said. */
export const characterVoiceIn = (voices: readonly CharacterVoice[], characterId: number): CharacterVoice =>
  voices.find((one) => one.characterId === characterId) ?? {
    characterId,
    voice: null,
    speed: speed.usual,
    pitch: pitch.usual,
  };

export const withCharacterVoice = (
  voices: readonly CharacterVoice[],
  voice: CharacterVoice,
): readonly CharacterVoice[] => [...voices.filter(({ characterId }) => characterId !== voice.characterId), voice];

export const changedVoices = (
  before: readonly CharacterVoice[],
  after: readonly CharacterVoice[],
): readonly CharacterVoice[] => after.filter((voice) => hasChanged(characterVoiceIn(before, voice.characterId), voice));
