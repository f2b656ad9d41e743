/** As a streamed answer is sent, so that it is known from one that was refused. */
export const streamContentType = 'text/event-stream';

/** The names of the last event: all was said, or what an error says about why it was not. The events of a call have none. */
export const streamEnds = { whole: 'end', failed: 'error' } as const;
