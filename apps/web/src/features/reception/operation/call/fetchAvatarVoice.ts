import { type SpokenLine, voiceCalls } from '@mukae/contract/calls/voices';
import { call, isError } from '@/api/call';
import type { SpokenWords } from '@/speaking/preparedWords';

/** The voice of the character that the visitor sees. */
export async function fetchAvatarVoice(words: SpokenWords, characterId: number | null): Promise<SpokenLine | null> {
  const answer = await call(voiceCalls.speak, { ...words, ...(characterId !== null && { characterId }) });
  return isError(answer) ? null : answer.spoken;
}
