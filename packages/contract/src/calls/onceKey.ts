/** A header of calls that add something: made again under the same key by the same person, it is done once. */
export const onceKeyHeader = 'idempotency-key';

/** Long enough that nobody makes the same one twice. */
export const isOnceKey = (key: string): boolean => /^[\w-]{16,64}$/.test(key);
