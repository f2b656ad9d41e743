import type { CompanyScope } from '@/features/companies';

export interface Reason {
  msg: string;
  /** The same file would be refused again. */
  isFinal: boolean;
}

type UploadStep =
  | { step: 'waiting' }
  | { step: 'sending'; percent: number; secondsLeft: number | null }
  | { step: 'done' }
  | { step: 'failed'; reason: Reason }
  | { step: 'cancelled' };

export interface Upload {
  id: number;
  file: File;
  /** Where it goes, as it was when the file was chosen. */
  scope: CompanyScope;
  /** Others may have made room since: only the server knows. */
  isRetried: boolean;
  state: UploadStep;
}

export interface UploadQueue {
  nextId: number;
  uploads: readonly Upload[];
}

export type UploadEvent =
  | { type: 'chosen'; files: readonly File[]; scope: CompanyScope }
  | { type: 'begun'; id: number }
  | { type: 'advanced'; id: number; percent: number; secondsLeft: number | null }
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number; reason: Reason }
  | { type: 'cancelled'; id: number }
  | { type: 'retried'; id: number }
  | { type: 'dismissed'; id: number }
  | { type: 'endedDismissed' };

export const emptyQueue: UploadQueue = { nextId: 1, uploads: [] };

const sentAtOnce = 2;

export const isUnderway = ({ step }: UploadStep): boolean => step === 'waiting' || step === 'sending';

/** What somebody has to look at stands first. */
export const failuresFirst = (uploads: readonly Upload[]): Upload[] => [
  ...uploads.filter(({ state }) => state.step === 'failed'),
  ...uploads.filter(({ state }) => state.step !== 'failed'),
];

/** Whose turn it is: the first of those who wait, as long as no more than two are on their way. */
export function nextToSend({ uploads }: UploadQueue): readonly Upload[] {
  const sending = uploads.filter(({ state }) => state.step === 'sending').length;
  return uploads.filter(({ state }) => state.step === 'waiting').slice(0, Math.max(0, sentAtOnce - sending));
}

export function queueAfter(queue: UploadQueue, event: UploadEvent): UploadQueue {
  switch (event.type) {
    case 'chosen': {
      const added = event.files.map(
        (file, place): Upload => ({
          id: queue.nextId + place,
          file,
          scope: event.scope,
          isRetried: false,
          state: { step: 'waiting' },
        }),
      );
      // What has arrived stands in the table and makes room.
      const rest = queue.uploads.filter(({ state }) => state.step !== 'done');
      return { nextId: queue.nextId + added.length, uploads: [...rest, ...added] };
    }
    case 'endedDismissed':
      return { ...queue, uploads: queue.uploads.filter(({ state }) => isUnderway(state)) };
    case 'dismissed':
      return { ...queue, uploads: queue.uploads.filter(({ id, state }) => id !== event.id || isUnderway(state)) };
    default: {
      const uploads = queue.uploads.map((upload) =>
        upload.id === event.id
          ? {
              ...upload,
              isRetried: upload.isRetried || event.type === 'retried',
              state: stepAfter(upload.state, event),
            }
          : upload,
      );
      return { ...queue, uploads };
    }
  }
}

type EventOfOne = Exclude<UploadEvent, { type: 'chosen' | 'dismissed' | 'endedDismissed' }>;

/** What comes too late changes nothing: the answer to an upload that was called off meanwhile. */
function stepAfter(state: UploadStep, event: EventOfOne): UploadStep {
  const isSending = state.step === 'sending';
  switch (event.type) {
    case 'begun':
      return state.step === 'waiting' ? { step: 'sending', percent: 0, secondsLeft: null } : state;
    case 'advanced':
      return isSending ? { step: 'sending', percent: event.percent, secondsLeft: event.secondsLeft } : state;
    case 'done':
      return isSending ? { step: 'done' } : state;
    case 'failed':
      return isSending ? { step: 'failed', reason: event.reason } : state;
    case 'cancelled':
      return isUnderway(state) ? { step: 'cancelled' } : state;
    case 'retried':
      return state.step === 'failed' || state.step === 'cancelled' ? { step: 'waiting' } : state;
  }
}
