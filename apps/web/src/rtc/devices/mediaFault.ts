/** Refused by the person, none there, used by something else, a page without https, or anything else. */
export const mediaFaults = ['denied', 'none', 'busy', 'insecure', 'unknown'] as const;
export type MediaFault = (typeof mediaFaults)[number];

const byName: Readonly<Record<string, MediaFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export class MediaFailure extends Error {
  readonly fault: MediaFault;

  constructor(fault: MediaFault, cause?: unknown) {
    super(`no media: ${fault}`, { cause });
    this.fault = fault;
  }

  static from(failure: unknown): MediaFailure {
    if (failure instanceof MediaFailure) return failure;
    const name = failure instanceof Error ? failure.name : '';
    return new MediaFailure(byName[name] ?? 'unknown', failure);
  }
}
