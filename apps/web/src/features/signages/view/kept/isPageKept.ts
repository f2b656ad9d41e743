import { signagePath } from './signagePath';

/** Whether the page would come though nobody answered. */
export const isPageKept = async (): Promise<boolean> =>
  Boolean(navigator.serviceWorker?.controller) && (await caches.match(signagePath)) !== undefined;
