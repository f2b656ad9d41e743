import { useEffect, useEffectEvent, useState } from 'react';
import { microphonePermission, tryMicrophone } from './microphoneReadiness';
import { checking, missing, type Prepared, type Readiness } from './readiness';

/** The browser's question comes only after somebody pressed for it. */
export function useMicrophoneReady(): Prepared {
  const [readiness, setReadiness] = useState<Readiness>(checking);

  const attempt = async () => {
    setReadiness(checking);
    setReadiness(await tryMicrophone());
  };
  const look = useEffectEvent(async (permission: PermissionStatus | undefined) => {
    if (permission?.state === 'granted') await attempt();
    else setReadiness(missing(permission?.state === 'denied' ? 'denied' : 'notAsked'));
  });

  useEffect(() => {
    let permission: PermissionStatus | undefined;
    let isGone = false;
    const hear = () => void look(permission);
    const begin = async () => {
      permission = await microphonePermission();
      if (isGone) return;
      permission?.addEventListener('change', hear);
      await look(permission);
    };
    void begin();
    navigator.mediaDevices?.addEventListener('devicechange', hear);
    return () => {
      isGone = true;
      permission?.removeEventListener('change', hear);
      navigator.mediaDevices?.removeEventListener('devicechange', hear);
    };
  }, []);

  return { readiness, mend: () => void attempt() };
}
