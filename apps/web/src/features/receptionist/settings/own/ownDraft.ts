import { signageReceptionistFields } from '@mukae/contract/calls/receptionist';
import type { OpeningHours } from '@mukae/contract/domain/hours/openingHours';
import { isBlank } from '@mukae/contract/domain/text/blank';
import * as z from 'zod/mini';
import { andAlso, type Reading, readChange } from '@/forms/reading';
import type { Screen } from './useOwnReceptionists';

/** As in the company, or not. */
export const ownStates = ['company', 'on', 'off'] as const;
type OwnState = (typeof ownStates)[number];

/** How the form holds it, by a name of its own: the same fields of the company stand behind it on the page. */
interface OwnDraft {
  own: { isOn: OwnState; hours: OpeningHours | null; greeting: string; greetingEn: string };
}

const change = z.partial(z.object(signageReceptionistFields));

const isOnBy = { company: null, on: true, off: false } as const satisfies Record<OwnState, boolean | null>;
const stateOf = (isOn: boolean | null): OwnState => (isOn === null ? 'company' : isOn ? 'on' : 'off');

export const ownDraftOf = ({ isOn, hours, greeting, greetingEn }: Screen): OwnDraft => ({
  own: { isOn: stateOf(isOn), hours, greeting: greeting ?? '', greetingEn: greetingEn ?? '' },
});

const orNone = (text: string): string | null => (isBlank(text) ? null : text);

const saidIn = ({ own: { isOn, hours, greeting, greetingEn } }: OwnDraft) => ({
  isOn: isOnBy[isOn],
  hours,
  greeting: orNone(greeting),
  greetingEn: orNone(greetingEn),
});

/** What was changed. A greeting is one in both languages: English alone would stand below another one. */
export function readOwn(before: OwnDraft, draft: OwnDraft): Reading<z.output<typeof change>> {
  const said = saidIn(draft);
  const isHalf = said.greeting === null && said.greetingEn !== null;
  const reading = andAlso(readChange(change, saidIn(before), said), isHalf ? { greeting: 'required' } : {});
  if (reading.isRight) return reading;
  const faults = Object.entries(reading.faults).map(([field, fault]) => [`own.${field}`, fault]);
  return { isRight: false, faults: Object.fromEntries(faults) };
}
