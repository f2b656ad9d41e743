import { Observed } from '@/observing/observed';

/** Chromium's, which the language does not know. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** How whoever sets the screen up makes an app of it; null where the browser does not offer that, or it is one already. */
export const installOffer = new Observed<InstallOffer | null>(null);

export const isInstallOffer = (event: Event): event is InstallOffer =>
  'prompt' in event && typeof event.prompt === 'function';
