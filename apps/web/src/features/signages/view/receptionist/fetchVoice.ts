import { voiceCalls } from '@mukae/contract/calls/voices';
import { call, isError } from '@/api/call';
import type { FetchVoice } from '@/speaking/waysToSpeak';

/** The voice of the character that stands there. */
export const characterVoice =
  (characterId: () => number | null): FetchVoice =>
  async ({ text, language }, signal) => {
    const id = characterId();
    const said = { text, language, ...(id !== null && { characterId: id }) };
    const answer = await call(voiceCalls.speak, said, {}, signal);
    if (isError(answer)) throw new Error(answer.msg);
    return answer.spoken;
  };
