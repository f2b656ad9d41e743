export type ToastWords = { title: string; text?: string | undefined; closeLabel: string };
export type ToastTone = 'success' | 'warning' | 'error';
export type Toast = ToastWords & { tone: ToastTone; seconds: number | undefined };
