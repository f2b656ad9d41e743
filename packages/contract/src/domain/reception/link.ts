/** How a page is connected; one that drops is waited for. */
export type Link = { is: 'up' } | { is: 'lost'; since: number } | { is: 'down' };

export const up: Link = { is: 'up' };
export const down: Link = { is: 'down' };

export const lostFor = (link: Link, now: number): number => (link.is === 'lost' ? now - link.since : 0);
