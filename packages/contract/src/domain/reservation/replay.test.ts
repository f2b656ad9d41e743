import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { japanMonth, monthBeside } from '../time/japanTime';
import { billOf } from './bill';
import { firstOpenMonth } from './closing';
import { type MeetingCall, sumOfAmounts, usesOf } from './ledger';
import { type KeptClosing, type KeptInvoice, type KeptLine, replayDifferences, type UsageHistory } from './replay';

const minuteMs = 60_000;
const companies = [1, 2, 3];
const months = ['2026-10', '2026-11', '2026-12'];

/** What a service may live through: calls come, somebody sets something right, what came is counted, a month is closed. */
const event = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('call' as const),
      companyId: fc.constantFrom(...companies),
      month: fc.constantFrom(...months),
      startsIn: fc.integer({ min: 0, max: 100 }),
      seconds: fc.integer({ min: 0, max: 3000 }),
      rate: fc.constantFrom(300, 250, 333),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('count' as const), atMost: fc.integer({ min: 1, max: 5 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      companyId: fc.constantFrom(...companies),
      month: fc.constantFrom(...months),
      amount: fc.integer({ min: -3000, max: 1000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('close' as const), companyId: fc.constantFrom(...companies) }),
  },
);

type Happened = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

const shortBefore = (lines: readonly KeptLine[], companyId: number) =>
  lines.filter((line) => line.companyId === companyId && line.kind === 'use' && line.minutes <= 10).length;

/** A ledger as a service writes it, piece by piece. */
class Service {
  calls: MeetingCall[] = [];
  lines: KeptLine[] = [];
  closings: KeptClosing[] = [];
  invoices: KeptInvoice[] = [];
  cursor = 0;

  closedUntil = (companyId: number) =>
    this.closings
      .filter((closing) => closing.companyId === companyId)
      .map(({ month }) => month)
      .toSorted()
      .at(-1);

  add(line: Omit<KeptLine, 'id'>): void {
    this.lines.push({ ...line, id: this.lines.length + 1 });
  }

  correct(companyId: number, month: string, amount: number, otherMonth: string | null = null): void {
    const made = new Date(`${month}-01T00:00:00+09:00`);
    const nothing = { talkedFrom: made, talkedUntil: made, minutes: 0, rate: 0, fee: 0, isFree: false, recordId: null };
    this.add({ ...nothing, kind: otherMonth ? 'carried' : 'correction', companyId, month, amount, otherMonth });
  }

  count(atMost: number): void {
    const calls = this.calls.filter(({ seq }) => seq > this.cursor).slice(0, atMost);
    const shortUses = new Map(companies.map((id) => [id, shortBefore(this.lines, id)]));
    for (const { call, use, month } of usesOf(calls, { shortUses, closedUntil: this.closedUntil })) {
      this.add({ ...use, kind: 'use', companyId: call.companyId, month, recordId: call.recordId, otherMonth: null });
    }
    this.cursor = calls.at(-1)?.seq ?? this.cursor;
  }

  close(companyId: number): void {
    const closedUntil = this.closedUntil(companyId) ?? '';
    const month = this.lines
      .filter((line) => line.companyId === companyId && line.month > closedUntil)
      .map((line) => line.month)
      .toSorted()[0];
    if (month === undefined) return;
    const ofMonth = () => this.lines.filter((line) => line.companyId === companyId && line.month === month);
    const owed = sumOfAmounts(ofMonth());
    if (owed < 0) {
      const next = monthBeside(month, 1);
      this.correct(companyId, month, -owed, next);
      this.correct(companyId, next, owed, month);
    }
    const amount = Math.max(0, owed);
    this.closings.push({ companyId, month, afterSeq: this.cursor, lines: ofMonth().length, amount });
    const bill = billOf(ofMonth());
    if (amount > 0) this.invoices.push({ number: this.invoices.length + 1, companyId, month, bill });
  }

  live(happened: Happened): void {
    if (happened.kind === 'count') this.count(happened.atMost);
    if (happened.kind === 'close') this.close(happened.companyId);
    if (happened.kind === 'call') this.talk(happened);
    if (happened.kind === 'correct') {
      const { companyId, month, amount } = happened;
      this.correct(companyId, firstOpenMonth(month, this.closedUntil(companyId)), amount);
    }
  }

  talk(happened: Extract<Happened, { kind: 'call' }>): void {
    const seq = this.calls.length + 1;
    const startsAt = new Date(`${happened.month}-16T10:00:00+09:00`);
    const connectedAt = new Date(startsAt.getTime() + (happened.startsIn - 20) * minuteMs);
    this.calls.push({
      recordId: `record ${seq}`,
      seq,
      companyId: happened.companyId,
      connectedAt,
      endedAt: new Date(connectedAt.getTime() + happened.seconds * 1000),
      slot: { startsAt, endsAt: new Date(startsAt.getTime() + 60 * minuteMs) },
      rate: happened.rate,
    });
  }

  get history(): UsageHistory {
    const { lines, closings, invoices } = this;
    const calls = this.calls.filter(({ seq }) => seq <= this.cursor);
    return { calls, uncountable: [], lines, closings, invoices };
  }
}

function lived(events: readonly Happened[]): Service {
  const service = new Service();
  for (const happened of events) service.live(happened);
  service.count(1000);
  return service;
}

const sequence = fc.array(event, { minLength: 20, maxLength: 120, size: 'max' });

describe('a ledger that is counted anew', () => {
  it('[D-RU10] comes to the same, line by line, month by month and invoice by invoice, whatever happened in which order', () => {
    fc.assert(
      fc.property(sequence, (events) => {
        const service = lived(events);
        expect(replayDifferences(service.history)).toEqual([]);
        const uses = service.lines.filter(({ kind }) => kind === 'use');
        const anew = usesOf(service.calls, { shortUses: new Map(), closedUntil: () => undefined });
        expect(sumOfAmounts(uses)).toBe(sumOfAmounts(anew.map(({ use }) => use)));
        expect(sumOfAmounts(service.lines)).toBe(sumOfAmounts(service.lines.filter(({ kind }) => kind !== 'carried')));
        for (const { call, month } of anew) expect(month).toBe(japanMonth(call.slot.startsAt));
      }),
      { seed: 14, numRuns: 200 },
    );
  });
});

describe('what is not as it was counted', () => {
  const call = (seq: number, minutes: number) =>
    ({ kind: 'call', companyId: 1, month: '2026-10', startsIn: 20, seconds: minutes * 60, rate: 300, seq }) as const;
  const { history } = lived([
    call(1, 30),
    call(2, 5),
    { kind: 'count', atMost: 9 },
    { kind: 'correct', companyId: 1, month: '2026-10', amount: -100 },
    { kind: 'correct', companyId: 2, month: '2026-10', amount: -500 },
    { kind: 'close', companyId: 1 },
    { kind: 'close', companyId: 2 },
    call(3, 20),
  ]);
  const withLine = (id: number, change: Partial<KeptLine>): UsageHistory => ({
    ...history,
    lines: history.lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
  });
  const found = (changed: UsageHistory) => replayDifferences(changed).map((difference) => difference.what);

  it('[D-RU10] is nothing where nobody touched it', () => {
    expect(replayDifferences(history)).toEqual([]);
    expect(history.lines.at(-1)).toMatchObject({ kind: 'use', month: '2026-11', amount: 600 });
    expect(history.invoices).toMatchObject([{ number: 1, bill: { sum: 800, total: 880 } }]);
  });

  it.each<[string, UsageHistory, string[]]>([
    ['a line that is missing', { ...history, lines: history.lines.slice(0, -1) }, ['lineMissing']],
    [
      'a line that is there twice',
      { ...history, lines: [...history.lines, ...history.lines.slice(-1)] },
      ['lineTwice'],
    ],
    ['a call whose reservation is gone', { ...history, uncountable: ['record 4'] }, ['reservationGone']],
    ['a line of no call', withLine(7, { recordId: 'nobody' }), ['lineMissing', 'lineUnexplained']],
    ['other minutes', withLine(7, { minutes: 21 }), ['line']],
    ['a free one that is none', withLine(7, { isFree: true }), ['line']],
    ['another month', withLine(7, { month: '2026-12' }), ['line']],
    [
      'a line of a closed month',
      withLine(3, { amount: 0 }),
      ['month', 'invoice', 'invoice', 'invoice', 'invoice', 'invoice'],
    ],
    ['what was carried over', withLine(6, { amount: -400 }), ['carried']],
    ['an invoice that is missing', { ...history, invoices: [] }, ['invoiceMissing']],
    [
      'a number that is missing',
      { ...history, invoices: history.invoices.map((invoice) => ({ ...invoice, number: 2 })) },
      ['numberMissing'],
    ],
    [
      'an invoice of nothing',
      { ...history, closings: history.closings.filter(({ companyId }) => companyId !== 1) },
      ['line', 'invoiceUnexplained'],
    ],
  ])('[D-RU10] is found: %s', (_, changed, expected) => {
    expect(found(changed)).toEqual(expected);
  });
});
