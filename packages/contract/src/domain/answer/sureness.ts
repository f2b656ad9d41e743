/** What the receptionist does with a question: she answers, asks back, or calls a person. */
export const verdicts = ['answer', 'choices', 'handover'] as const;
export type Verdict = (typeof verdicts)[number];

/** In percent: from where on she asks back, and from where on she answers. */
export const sureness = { asksFrom: 50, answersFrom: { min: 60, usual: 75, max: 95 } } as const;
