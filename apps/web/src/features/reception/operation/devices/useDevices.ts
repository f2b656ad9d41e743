import { useEffect, useState } from 'react';
import type { LocalDevice } from '@/rtc';

/** What can be chosen. Names are told only once a device was allowed: every new track is a reason to ask again. */
export function useDevices(device: LocalDevice): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const read = async () => setDevices(await device.devices());
    void read();
    const stop = device.on('track', read);
    navigator.mediaDevices?.addEventListener('devicechange', read);
    return () => {
      stop();
      navigator.mediaDevices?.removeEventListener('devicechange', read);
    };
  }, [device]);
  return devices;
}
