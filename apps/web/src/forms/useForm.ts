import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { hasChanged } from '@mukae/contract/domain/change/changed';
import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '@/language/LanguageProvider';
import { type Field, fieldAt } from './field';
import { byField, type Faults, faultsIn, type Reading } from './reading';

interface Judgement<Draft> {
  draft: Draft;
  /** What only the server could find. */
  answered: Faults;
  times: number;
}

/** A form as a whole is a field, too: its fields are `at` their names. */
export interface Form<Draft, Said> extends Field<Draft> {
  /** Whether it would still say what it began with. */
  untouched: boolean;
  /** How often it was told what is wrong. */
  timesJudged: number;
  /** Goes on with what the form says; otherwise shows what is wrong with it. */
  whenRight: (go: (said: Said) => void) => (event?: FormEvent) => void;
  /** Shows at its fields what the server found wrong with them. What remains to be told elsewhere comes back. */
  take: (answer: ErrorAnswer) => ErrorAnswer | null;
}

export interface FormOptions<Draft, Said> {
  first: Draft;
  read: (draft: Draft) => Reading<Said>;
  /** Where the form shows what the call names otherwise. */
  places?: Readonly<Record<string, string>>;
}

const onPage = (id: string): HTMLElement | null => document.getElementById(id);

/** To the first field that is wrong, unless a list of all of them has taken the focus. */
function goToFirst(faults: Faults): void {
  if (document.activeElement?.getAttribute('role') === 'alert') return;
  const fields = Object.keys(faults).map(onPage);
  fields.find((field) => field !== null)?.focus();
}

/**
 * What stands in the fields is the draft; what is read from it is sent. It is judged when it is sent. What is wrong is said
 * in the language of the moment.
 */
export function useForm<Draft extends object, Said extends object>({
  first,
  begun = first,
  read,
  places = {},
}: FormOptions<Draft, Said> & {
  /** What stands in it already. */
  begun?: Draft;
}): Form<Draft, Said> {
  const { language } = useLanguage();
  const [start] = useState(first);
  const [draft, setDraft] = useState(begun);
  const [judged, setJudged] = useState<Judgement<Draft>>();
  const reading = read(draft);
  const saidAtFirst = read(start);
  const faults: Faults = judged ? { ...faultsIn(read(judged.draft)), ...judged.answered } : {};

  const judge = (answered: Faults) => setJudged((before) => ({ draft, answered, times: (before?.times ?? 0) + 1 }));
  // By the judgement that is shown: what was drawn before it knows of none yet.
  const timesTold = useRef(0);
  useEffect(() => {
    if (!judged || judged.times === timesTold.current) return;
    timesTold.current = judged.times;
    goToFirst(faults);
  });
  const saysTheSame = reading.isRight && saidAtFirst.isRight && !hasChanged(saidAtFirst.said, reading.said);

  return {
    ...fieldAt({
      id: '',
      value: draft,
      judged: judged && { id: '', value: judged.draft },
      faultAt: (id) => {
        const fault = faults[id];
        return fault && answeredFaults[fault][language];
      },
      change: setDraft,
    }),
    untouched: saysTheSame || !hasChanged(start, draft),
    timesJudged: judged?.times ?? 0,
    whenRight: (go) => (event) => {
      event?.preventDefault();
      judge({});
      if (reading.isRight) go(reading.said);
    },
    take: (answer) => {
      const found = (answer.faults ?? []).map(({ field, fault }) => ({ field: places[field] ?? field, fault }));
      // One that is not on the page could be shown nowhere.
      const shown = found.filter(({ field }) => onPage(field));
      if (shown.length === 0) return answer;
      judge(byField(shown));
      return shown.length === found.length ? null : answer;
    },
  };
}
