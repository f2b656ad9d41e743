/** Milliseconds that one look takes in: so much of a sound Silero wants at a time. */
export const lookMs = 32;

const looks = (ms: number): number => Math.round(ms / lookMs);

export const turnRules = {
  /** How likely it is that somebody speaks: from where she begins, and from where she goes on. */
  beginsFrom: 0.5,
  goesOnFrom: 0.35,
  /** Looks that in a row make a beginning: a click is shorter. */
  begins: looks(96),
  /** What comes before, for words begin softly, and what is left of the silence behind. */
  before: looks(320),
  behind: looks(320),
  /** Silence that ends what somebody says. Who has said little yet is more likely to go on: "excuse me …". */
  quiet: looks(800),
  quietAfterLittle: looks(1120),
  little: looks(800),
  /** What is shorter altogether was a cough. */
  least: looks(160),
  longest: looks(29_000),
} as const;

export type VoiceTurn =
  | { is: 'quiet'; voiced: number }
  /** `quiet`: looks since she was last heard. */
  | { is: 'speaking'; looks: number; voiced: number; quiet: number };

export const beginning: VoiceTurn = { is: 'quiet', voiced: 0 };

/** How many of the last looks are what was said, and at how many of them nobody needs to listen: silence. */
interface Said {
  keep: number;
  drop: number;
}

/** `said` and `coughed` end what began. */
export type TurnEvent = { is: 'began' | 'coughed' } | ({ is: 'said' } & Said);

interface Step {
  turn: VoiceTurn;
  event: TurnEvent | null;
}

function listen(turn: VoiceTurn & { is: 'quiet' }, likelihood: number): Step {
  const voiced = likelihood >= turnRules.beginsFrom ? turn.voiced + 1 : 0;
  if (voiced < turnRules.begins) return { turn: { is: 'quiet', voiced }, event: null };
  return { turn: { is: 'speaking', looks: voiced, voiced, quiet: 0 }, event: { is: 'began' } };
}

function hasEnded({ looks, voiced, quiet }: VoiceTurn & { is: 'speaking' }): boolean {
  const wanted = voiced < turnRules.little ? turnRules.quietAfterLittle : turnRules.quiet;
  return quiet >= wanted || looks + turnRules.before >= turnRules.longest;
}

/** Whose turn it is after another look: somebody begins to speak, or has spoken. */
export function stepTurn(turn: VoiceTurn, likelihood: number): Step {
  if (turn.is === 'quiet') return listen(turn, likelihood);
  const isVoice = likelihood >= turnRules.goesOnFrom;
  const next = {
    is: 'speaking',
    looks: turn.looks + 1,
    voiced: turn.voiced + (isVoice ? 1 : 0),
    quiet: isVoice ? 0 : turn.quiet + 1,
  } as const;
  if (!hasEnded(next)) return { turn: next, event: null };
  const { before, behind, least } = turnRules;
  const said = { keep: next.looks + before, drop: Math.max(0, next.quiet - behind) };
  return { turn: beginning, event: next.voiced < least ? { is: 'coughed' } : { is: 'said', ...said } };
}
