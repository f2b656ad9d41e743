/** Whether the device refused to keep something for want of room. */
export const isOutOfRoom = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'QuotaExceededError';
