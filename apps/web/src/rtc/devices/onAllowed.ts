import type { DeviceKind } from './deviceChoice';

/** Tells when somebody allows the device in the settings of the browser. Gives back how to stop listening. */
export function onAllowed(kind: DeviceKind, hear: () => void): () => void {
  const stopped = new AbortController();
  void navigator.permissions
    ?.query({ name: kind })
    .then((status) => {
      const change = () => {
        if (status.state === 'granted') hear();
      };
      status.addEventListener('change', change, { signal: stopped.signal });
    })
    // Not every browser knows this permission by name.
    .catch(() => undefined);
  return () => stopped.abort();
}
