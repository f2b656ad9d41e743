import { signagePaths } from '@/features/signages/signagePaths';

/** Whether the page would come though nobody answered. */
export const isPageKept = async (): Promise<boolean> =>
  Boolean(navigator.serviceWorker?.controller) && (await caches.match(signagePaths.view)) !== undefined;
