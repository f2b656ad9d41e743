import type { OwnState } from '@mukae/contract/realtime/messageFields';
import { isWritingLetter } from '../stage/writing';
import { nextChange } from '../state/nextChange';
import { shownScene } from '../state/shownScene';
import type { ViewState } from '../state/viewState';
import type { Station } from '../station/station';
import { characterVoice } from './fetchVoice';
import { watchMotion } from './motion/watchMotion';
import { Receptionist } from './receptionist';

const ownOf = (view: ViewState): OwnState | null => (view.is === 'showing' ? view.own : null);

/** A person was called, and nobody was at work until it was given up. */
const isInVain = (before: OwnState | null, now: OwnState | null): boolean =>
  before?.at === 'Crowded' && !before.isAttended && now?.at === 'Standby' && now.wasMissed;

/** An app in the background hears and sees nobody. */
const isSeen = () => document.visibilityState === 'visible';

/** Has her stand wherever the station is on Standby, and say so where nobody is at work. Gives back how to stop. */
function followScene(station: Station, receptionist: Receptionist): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = ownOf(station.view.get());
  const look = () => {
    clearTimeout(timer);
    const [view, now] = [station.view.get(), Date.now()];
    const shown = shownScene(view, 'shop', now);
    receptionist.stand(shown.scene === 'Standby' && !isWritingLetter.get() && isSeen());
    receptionist.staffIsAway(shown.scene === 'Crowded' && !shown.isAttended);
    if (isInVain(before, ownOf(view))) receptionist.nobodyCame();
    before = ownOf(view);
    const next = nextChange(view, now);
    if (next !== null) timer = setTimeout(look, Math.max(0, next - now));
  };
  document.addEventListener('visibilitychange', look);
  const stops = [
    station.view.subscribe(look),
    isWritingLetter.subscribe(look),
    () => document.removeEventListener('visibilitychange', look),
    () => clearTimeout(timer),
  ];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Has her read anew how she is set up when that may have changed. */
function followConfig(station: Station, refresh: () => void): () => void {
  let stopHearing = () => {};
  const hear = () => {
    stopHearing();
    const channel = station.channel.get();
    const stops = [channel.on('config', refresh), channel.on('wsInit', refresh)];
    stopHearing = () => {
      for (const stop of stops) stop();
    };
  };
  const stopFollowing = station.channel.subscribe(hear);
  hear();
  return () => {
    stopFollowing();
    stopHearing();
  };
}

/** The receptionist of a screen, for as long as it stands. */
export function openReceptionist(
  station: Station,
  characterId: () => number | null,
  watch = watchMotion,
): { receptionist: Receptionist; close: () => void } {
  const { ear, devices } = station;
  const receptionist = new Receptionist({
    ear,
    permissions: devices.permissions,
    watchMotion: (onStep) => watch(devices.camera, onStep),
    fetchVoice: characterVoice(characterId),
    callStaff: () => station.press(''),
    callOff: () => station.callOff(),
  });
  const stops = [followScene(station, receptionist), followConfig(station, () => receptionist.refresh())];
  return {
    receptionist,
    close() {
      for (const stop of stops) stop();
      receptionist.close();
    },
  };
}
