import { Observed } from '@/observing/observed';
import type { Toast, ToastWords } from './toastWords';

const secondsToRead = 5;
/** Whether there was a toast yet. */
export const wasToastAsked = new Observed(false);

/** The notifications are fetched with the first toast: a page that never toasts never pays for them. */
async function show(toast: Toast) {
  wasToastAsked.set(true);
  const { showToast } = await import('./showToast');
  showToast(toast);
}

export const toast = {
  success: (words: ToastWords) => show({ ...words, tone: 'success', seconds: secondsToRead }),
  warning: ({ seconds = secondsToRead, ...words }: ToastWords & { seconds?: number }) =>
    show({ ...words, tone: 'warning', seconds }),
  error: (words: ToastWords) => show({ ...words, tone: 'error', seconds: undefined }),
};
