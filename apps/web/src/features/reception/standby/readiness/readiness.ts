import type { MediaFault } from '@/rtc';

/** What a conversation needs before somebody may be called. */
export const parts = ['microphone', 'avatar', 'film'] as const;
export type Part = (typeof parts)[number];

type Missing = MediaFault | 'notAsked' | 'unreadable';
export type Readiness = { is: 'checking' } | { is: 'ready' } | { is: 'missing'; because: Missing };

export const checking: Readiness = { is: 'checking' };
export const ready: Readiness = { is: 'ready' };
export const missing = (because: Missing): Readiness => ({ is: 'missing', because });

export interface Prepared {
  readiness: Readiness;
  /** Tries again, or asks for what is needed. */
  mend: () => void;
}

interface Loss {
  part: Part;
  because: Missing;
}

/** The first thing without which nobody can be served. What the browser has yet to ask for may still be given. */
export function lossIn(prepared: Readonly<Record<Part, Prepared>>): Loss | undefined {
  for (const part of parts) {
    const { readiness } = prepared[part];
    if (readiness.is === 'missing' && readiness.because !== 'notAsked') return { part, because: readiness.because };
  }
  return undefined;
}

export const areReady = (prepared: Readonly<Record<Part, Prepared>>): boolean =>
  parts.every((part) => prepared[part].readiness.is === 'ready');
