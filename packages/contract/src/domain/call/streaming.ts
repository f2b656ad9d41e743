import type { Sight } from './sight';

/** Whether the operator's page sends a film of the avatar: none, one that nobody shows yet, or one that is shown. */
export const streamings = ['Stopped', 'Initialized', 'StreamerReceived'] as const;
export type Streaming = (typeof streamings)[number];

const bySight: Record<Sight, Streaming> = {
  draws: 'Stopped',
  showsPicture: 'Stopped',
  awaitsFilm: 'Initialized',
  showsFilm: 'StreamerReceived',
};

export const streamingFor = (sight: Sight): Streaming => bySight[sight];
