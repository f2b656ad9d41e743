import { ensureVoices } from '../voices';

/** npm run voices: what speaks on this machine. */
const missing = await ensureVoices();
console.log(missing.length === 0 ? 'open_jtalk, flite and the voice are here' : `still missing: ${missing.join('; ')}`);
process.exitCode = missing.length === 0 ? 0 : 1;
