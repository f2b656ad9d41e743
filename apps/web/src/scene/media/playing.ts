import type { PlayedMedium } from '@mukae/contract/domain/template/sceneTemplate';

/** One medium at its place in the list, each time it has its turn. */
export interface Slot {
  id: number;
  item: PlayedMedium;
  index: number;
}

/** Which medium stands there, and which is made ready out of sight to follow it. */
export interface Playing {
  list: readonly PlayedMedium[];
  shown: Slot | null;
  /** Still beneath what is fading in over it. */
  leaving: Slot | null;
  coming: { slot: Slot; isReady: boolean } | null;
  /** The time of what is shown is over: what comes takes its place as soon as it is ready. */
  isDue: boolean;
  /** The addresses of what could not be shown. */
  failed: readonly string[];
  turns: number;
}

export type PlayingEvent =
  | { type: 'listChanged'; list: readonly PlayedMedium[] }
  | { type: 'ready' | 'over' | 'failed'; slot: number }
  | { type: 'recovered'; url: string }
  | { type: 'faded' };

export const nothingPlaying: Playing = {
  list: [],
  shown: null,
  leaving: null,
  coming: null,
  isDue: false,
  failed: [],
  turns: 0,
};

const isPlayable = ({ failed }: Playing, { url }: PlayedMedium): boolean => !failed.includes(url);

/** How many can be shown: one alone goes round and round. */
export const playableIn = (playing: Playing): number => playing.list.filter((item) => isPlayable(playing, item)).length;

export const haveAllFailed = (playing: Playing): boolean => playing.list.length > 0 && playableIn(playing) === 0;

/** Makes the next after a place ready; nothing follows what stands there alone. */
function preparedAfter(playing: Playing, index: number): Playing {
  const { list, shown } = playing;
  const order = list.map((_, ahead) => (index + 1 + ahead) % list.length);
  const next = order.find((at) => {
    const item = list[at];
    return item !== undefined && isPlayable(playing, item) && !(shown && at === shown.index);
  });
  const item = next === undefined ? undefined : list[next];
  if (next === undefined || !item) return { ...playing, coming: null };
  const turns = playing.turns + 1;
  return { ...playing, turns, coming: { slot: { id: turns, item, index: next }, isReady: false } };
}

function promoted(playing: Playing, slot: Slot): Playing {
  const leaving = playing.shown;
  return preparedAfter({ ...playing, shown: slot, leaving, coming: null, isDue: false }, slot.index);
}

function withList(before: Playing, list: readonly PlayedMedium[]): Playing {
  const failed = before.failed.filter((url) => list.some((item) => item.url === url));
  const playing: Playing = { ...before, list, failed };
  if (list.length === 0) return { ...playing, shown: null, leaving: null, coming: null, isDue: false };
  const index = list.findIndex(({ url }) => url === before.shown?.item.url);
  const item = list[index];
  if (before.shown && item)
    return preparedAfter({ ...playing, isDue: false, shown: { ...before.shown, item, index } }, index);
  // What is no longer in the list stays until its successor is ready: its place is never empty.
  const ghost = before.shown && { ...before.shown, index: -1 };
  return preparedAfter({ ...playing, shown: ghost, isDue: true }, -1);
}

function withFailure(before: Playing, slot: Slot): Playing {
  const playing = { ...before, failed: [...before.failed, slot.item.url] };
  if (before.shown?.id !== slot.id) return preparedAfter(playing, slot.index);
  const { coming } = playing;
  const without: Playing = { ...playing, shown: null, isDue: true };
  // What is ready takes its place at once.
  return coming?.isReady ? promoted(without, coming.slot) : preparedAfter(without, slot.index);
}

/** What is played after something happened. */
export function stepPlaying(playing: Playing, event: PlayingEvent): Playing {
  const { shown, coming, isDue } = playing;
  switch (event.type) {
    case 'listChanged':
      return withList(playing, event.list);
    case 'ready':
      if (coming?.slot.id !== event.slot) return playing;
      return isDue || !shown ? promoted(playing, coming.slot) : { ...playing, coming: { ...coming, isReady: true } };
    case 'over':
      if (shown?.id !== event.slot) return playing;
      return coming?.isReady ? promoted(playing, coming.slot) : { ...playing, isDue: true };
    case 'failed': {
      const slot = [shown, coming?.slot].find((one) => one?.id === event.slot);
      return slot ? withFailure(playing, slot) : playing;
    }
    case 'faded':
      return playing.leaving ? { ...playing, leaving: null } : playing;
    case 'recovered': {
      const recovered = { ...playing, failed: playing.failed.filter((url) => url !== event.url) };
      return coming ? recovered : preparedAfter(recovered, shown?.index ?? -1);
    }
  }
}
