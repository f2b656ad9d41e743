/** A line of the conversation in writing: what the visitor said, or what the operator wrote on the screen. */
export interface TalkLine {
  id: number;
  by: 'visitor' | 'me';
  text: string;
  at: number;
}

const kept = 200;

export const withLine = (talk: readonly TalkLine[], line: Omit<TalkLine, 'id'>): readonly TalkLine[] =>
  [...talk, { ...line, id: (talk.at(-1)?.id ?? 0) + 1 }].slice(-kept);
