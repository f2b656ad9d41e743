/** A line of the conversation in writing: what the visitor said, what the operator wrote on the screen, or what she let the avatar say. */
export interface TalkLine {
  id: number;
  by: 'visitor' | 'me' | 'avatar';
  text: string;
  at: number;
}

const kept = 200;

export const withLine = (talk: readonly TalkLine[], line: Omit<TalkLine, 'id'>): readonly TalkLine[] =>
  [...talk, { ...line, id: (talk.at(-1)?.id ?? 0) + 1 }].slice(-kept);
