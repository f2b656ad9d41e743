import { callMachine } from '@mukae/contract/domain/call/call.machine';
import { dialogueMachine } from '@mukae/contract/domain/dialogue/dialogue.machine';
import {
  dialogueTiming,
  longestNoiseHeard,
  vainInterruptionsMax,
} from '@mukae/contract/domain/dialogue/dialogueTiming';
import { operatorMachine } from '@mukae/contract/domain/operator/operator.machine';
import { type Machine, transitionsOf } from '@mukae/contract/domain/reception/machine';
import { requestMachine } from '@mukae/contract/domain/reception/request.machine';
import { timing } from '@mukae/contract/domain/reception/timing';
import { signageMachine } from '@mukae/contract/domain/signage/signage.machine';

const seconds = (ms: number): string => `${ms / 1000} s`;
const minutes = (ms: number): string => `${ms / 60_000} min`;

/** Several events between the same two states are one arrow. */
function diagram<State extends { at: string }, Event extends { type: string }, Refusal extends string>(
  machine: Machine<State, Event, Refusal>,
): string {
  const arrows = new Map<string, string[]>();
  for (const { from, event, to } of transitionsOf(machine)) {
    const ends = `${from} --> ${to}`;
    arrows.set(ends, [...(arrows.get(ends) ?? []), event]);
  }
  const lines = [...arrows].map(([ends, events]) => `  ${ends}: ${events.join(', ')}`);
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}

const page = (title: string, source: string, text: string, picture: string): string => `# ${title}

${text.trim()}

${picture}

Drawn from \`packages/contract/src/domain/${source}\` by \`npm run docs\`.
`;

export const signagePage = (): string =>
  page(
    '1. The signage',
    'signage/signage.machine.ts',
    `
What a screen is doing. It begins on Standby.

- **1.1** Only a signage on Standby takes a visitor's touch (\`press\`); one that is being watched on Standby does, too: the watching ends (R-10).
- **1.2** While somebody's desk rings for it, it is Calling; while nobody is free, or all who are have an older request to answer, it is Crowded (R-06, D-K02).
- **1.3** It is entered (\`talk\`) or watched (\`watch\`) only on Standby or Suspended (R-09, D-K04); who watches may go in, her watching ends first.
- **1.4** After a call it goes back to what it did before. Suspending or restarting during a call holds afterwards (R-11).
- **1.5** Whatever happens, the way back to Standby exists (R-04).
`,
    diagram(signageMachine),
  );

export const operatorPage = (): string =>
  page(
    '2. The operator',
    'operator/operator.machine.ts',
    `
What somebody who answers is doing. She begins at Logout.

- **2.1** On Standby only who said that microphone, avatar and idle film are ready (PossibleStandby).
- **2.2** Standby or going in takes an avatar channel; it is given back when both standby and call are over (D-K05). Leaving in a call takes
  effect after it. Watching needs none; nor does who is not of the company's desk.
- **2.3** One call at a time (R-02). Watching a signage is no call: requests go on ringing.
- **2.4** A connection that drops is waited for ${seconds(timing.lostLink)} before standby and call are given up (\`lose\`); the channel is kept ${seconds(timing.lostSeat)}, and who is
  back by then is where she was (R-08).
- **2.5** After a call she is on Standby, but nobody rings her for some seconds (\`pause\`), a setting of the company (D-K06); saying Standby again ends it.
- **2.6** Who belongs to no company stands by at the desk of the one that she names, at one desk at a time, and no company is told of her (D-K09, D-K10).
`,
    diagram(operatorMachine),
  );

export const requestPage = (): string =>
  page(
    '3. The reception request',
    'reception/request.machine.ts',
    `
What becomes of a visitor's touch.

- **3.1** It rings every assigned operator on Standby; where nobody is assigned those of the store, and when there are none, or
  they have declined, those of the company (R-05). Who comes on Standby meanwhile rings as well. An operator is rung by one request at a
  time, the oldest she may answer (D-K02).
- **3.2** Nobody free: it waits; the oldest rings first (R-06). It waits ${minutes(timing.wait)} from the touch at most, and ${minutes(timing.waitForNobody)} while nobody is at work;
  then it is closed as missed (R-12).
- **3.3** It is accepted exactly once; the others are told SVER-100 (R-01).
- **3.4** Unanswered for ${seconds(timing.ring)} from when it rings, or declined by everyone at work who may answer: closed as missed (R-07). Who is in a call has not declined.
- **3.5** The visitor may call it off; a signage that is gone for ${seconds(timing.lostLink)} closes it.
`,
    diagram(requestMachine),
  );

export const callPage = (): string =>
  page(
    '4. The call',
    'call/call.machine.ts',
    `
A conversation, or a look at a signage (monitoring).

- **4.1** It connects when the first sound or picture has arrived somewhere: what is talked counts from here.
- **4.2** It ends once, for one reason, and leaves one record that nobody changes (R-03).
- **4.3** The loss of the server does not end it: picture and sound go from page to page. A side that is gone for ${seconds(timing.lostLink)} does.
- **4.4** After a conversation the signage reloads; not after monitoring, and not when the operator ends it quietly.
`,
    diagram(callMachine),
  );

export const dialoguePage = (): string =>
  page(
    '5. The dialogue',
    'dialogue/dialogue.machine.ts',
    `
What the receptionist on a screen and a visitor do with one another, while the screen is on Standby. It begins idle, and lives in the page of the screen.

- **5.1** It begins when a visitor touches the screen, when somebody steps up, or when a voice is heard; the last two are settings (D-AS01). A touch and a
  step are greeted. A voice is listened to at once, and a noise leaves the screen as it was.
- **5.2** Who does nothing for ${seconds(dialogueTiming.idleAfter)} has gone: it is idle again, and what was said is forgotten. A key or a touch is something; whoever walks by is nothing (D-AS01).
- **5.3** What is heard is asked once it is certain and longer than ${longestNoiseHeard} character (O-AI02). What a recogniser does not make certain ${seconds(dialogueTiming.certaintyAwaited)} after the voice is taken as it is.
  It takes the place of what was asked before and is not answered yet.
- **5.4** Listening without a word ends ${seconds(dialogueTiming.wordAwaited)} after the voice, and ${seconds(dialogueTiming.voiceLasts)} after it began at the latest: what stood there before stands there again, and nothing is said about it (D-AS10).
- **5.5** A voice that comes into her words silences her at once (D-AS02). What is left of the answer passes by to be read, without a sound. Once it has said nothing ${vainInterruptionsMax} times in a row, only a touch
  silences her, until something was asked. One that comes while she thinks is heard as well: the answer waits behind it, and is said where it said nothing.
- **5.6** A question that is typed or touched is asked in every state but one: while a person is called (D-AS03). It silences her, and takes the place of an
  earlier one.
- **5.7** Each thing that she says or thinks about has a number. What belongs to an earlier one, an answer or the end of a sentence, means nothing (D-AS10).
- **5.8** An answer stands there as far as it has come; its pages turn as it is spoken, and without a voice as fast as they are read. It stays ${seconds(dialogueTiming.read)} longer, then what may be asked next for ${seconds(dialogueTiming.followUps)}, then the
  greeting, without a word (D-AS08). It can be heard once more, from its beginning, also while it is spoken.
- **5.9** Asked back, the choices stay ${seconds(dialogueTiming.idleAfter)}. A visitor who takes her leave is thanked, and the screen is idle ${seconds(dialogueTiming.thanks)} later.
- **5.10** She hands over: says so, and calls a person by herself, as a touch would have (D-AT05). Where nobody is at work she says so afterwards, and answers on (D-AS09).
- **5.11** No sentence within ${seconds(dialogueTiming.answerAwaited)}, or a failure before the first: one apology, with a person to be called, then idle. An answer that breaks off stands as far as it
  came; a voice that does not end is given up after ${seconds(dialogueTiming.sentenceLasts)} (D-AS10).
- **5.12** A call, a pause, monitoring or the loss of the server ends it at once, in every state. What was said is not forgotten before the screen is on
  Standby again: whoever answers the call is to know it (D-AS11).
- **5.13** Its language is that of what was understood last, also in the call of a person that comes of it and where nobody came; and Japanese for whoever comes next (D-AT08).
- **5.14** Who was woken by a voice alone does not know whether it meant her. Until that visitor has touched something, or was understood, she asks back without a sound, it
  does not count as a miss, and a person is called only where the words ask for one (D-AS01). What was said is known to whoever is called then (D-AO01).
`,
    diagram(dialogueMachine),
  );
