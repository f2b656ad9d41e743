import { connectedPage } from './connectedPage';
import type { Page } from './test';

/** Takes a free channel, as the switch on the standby page does. */
export const goOnStandby = async (page: Page): Promise<void> => (await connectedPage(page)).standsBy();

/** The doors beside the channel. */
export const doors = (page: Page) => page.getByRole('navigation', { name: 'チャンネルの一覧' }).getByRole('link');
