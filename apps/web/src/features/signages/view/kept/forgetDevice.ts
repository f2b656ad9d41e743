import { forgetKept } from './forgetKept';

/** Whatever the device keeps to begin without the server. What was chosen on it, such as its camera, stays. */
export async function forgetDevice(): Promise<void> {
  await forgetKept();
  // Over plain http there is neither.
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name);
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
