/** Who talks to the visitor: somebody of the reception, or the web-reservation user whom she came to meet. */
export const senders = ['staff', 'WRU'] as const;
