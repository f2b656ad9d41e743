import { fileURLToPath } from 'node:url';

/** The voice that tests speak with, fetched once by the test command; services that tests start fetch none themselves. */
export const keptVoices = fileURLToPath(new URL('../../../../.cache/voices', import.meta.url));
