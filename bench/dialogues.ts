import { percentile } from './conversation/beats';
import { answersAtOnce } from './dialogues/answersAtOnce';
import { endToSound } from './dialogues/endToSound';

/**
 * Visitors who talk to the receptionist, over HTTP and with everything real: two hundred at once, held against bare routes in the same
 * run; and from the end of a question to the first sound, by the built-in answers and the voice of this machine.
 */
const dialogues = 200;
const wanted = { p99Ms: 150, firstSoundP95Ms: 800 };

let failed = false;
function hold(what: string, isHeld: boolean): void {
  failed ||= !isHeld;
  console.log(`${isHeld ? 'held' : 'MISSED'}: ${what}`);
}

const { pacedMs, burstMs, bareMs, wrong, memoryMb } = await answersAtOnce(dialogues);
const inMs = (values: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((part) => `p${100 * part} ${percentile(part, values).toFixed(1)} ms`).join(', ');
console.log(`a bare route, asked in the same rhythm: ${inMs(bareMs)}`);
console.log(`the dictionary and the answers take ${memoryMb.toFixed(0)} MB`);
hold(
  `${dialogues} dialogues at once, a question every 4 s each: ${inMs(pacedMs)}; ${wrong} without an answer`,
  percentile(0.99, pacedMs) < wanted.p99Ms && wrong === 0,
);
console.log(`all ${dialogues} in the same moment: ${inMs(burstMs)}`);

const sounds = await endToSound();
hold(`end of a question → first sound: ${inMs(sounds)}`, percentile(0.95, sounds) <= wanted.firstSoundP95Ms);
process.exitCode = failed ? 1 : 0;
