import { useEffect } from 'react';
import type { Realtime } from '@/api/realtime/realtime';
import type { Station } from '../station/station';
import { obeyCommand } from './obeyCommand';

/** Attends to whichever channel the station has by then. */
function onEachChannel({ channel }: Station, attend: (channel: Realtime) => () => void): () => void {
  let stop = attend(channel.get());
  const stopFollowing = channel.subscribe(() => {
    stop();
    stop = attend(channel.get());
  });
  return () => {
    stopFollowing();
    stop();
  };
}

const obey = (station: Station): (() => void) =>
  onEachChannel(station, (channel) =>
    channel.on('screenCommand', ({ command }) => void obeyCommand(command, station.view.get)),
  );

/** A device of the company does what its administrators ask of it; the browser of who came by a link obeys nobody. */
export function useScreenCommands(station: Station | null, isDevice: boolean): void {
  useEffect(() => (station && isDevice ? obey(station) : undefined), [station, isDevice]);
}
