import { useEffect, useEffectEvent, useState } from 'react';
import { openRealtime } from '@/api/realtime/openRealtime';
import { browserCallEngine } from '@/features/reception';
import { sendPicture } from './sendPicture';
import { Station, type StationEvents } from './station';
import { VisitorDevices } from './visitorDevices';
import { openVisitorEar } from './visitorEar';
import { visitorPicture } from './visitorPicture';

function openStation(events: StationEvents): Station {
  const devices = new VisitorDevices(localStorage);
  devices.open();
  return new Station(
    {
      openRealtime,
      engine: browserCallEngine,
      devices,
      ear: openVisitorEar(devices.microphone),
      takePicture: () => visitorPicture(devices.camera),
      sendPicture,
      newId: () => crypto.randomUUID(),
      now: Date.now,
    },
    events,
  );
}

/** The station of this page, open for as long as the page stands. */
export function useStation(events: StationEvents): Station | null {
  const [station, setStation] = useState<Station | null>(null);
  const tell = useEffectEvent((event: keyof StationEvents) => events[event]());
  useEffect(() => {
    const opened = openStation({
      onConfig: () => tell('onConfig'),
      onOver: () => tell('onOver'),
      onMeetingEnded: () => tell('onMeetingEnded'),
      onLoggedOut: () => tell('onLoggedOut'),
    });
    setStation(opened);
    return () => opened.close();
  }, []);
  return station;
}
