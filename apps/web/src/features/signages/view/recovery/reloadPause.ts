const firstMs = 1000;
const mostMs = 10_000;

/** How long a page that failed waits before it begins anew: longer each time, and never long. */
export const reloadPause = (failures: number): number => Math.min(mostMs, firstMs * 2 ** failures);
