/** A terminal that closes, and npm when it was killed, end this process as SIGTERM does. */
export function stopWithStarter(): void;
