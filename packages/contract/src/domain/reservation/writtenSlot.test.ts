import { describe, expect, it } from 'vitest';
import { emptySlot } from './emptySlot';
import { readSlot, slotAsWritten, writtenSlot } from './writtenSlot';

const now = new Date('2026-11-18T10:00:00+09:00');
const day = { startDate: '2026-11-19', startTime: '14:00', endDate: '2026-11-19', endTime: '14:40' };

describe('a slot as a form writes it', () => {
  it('[O-RC05] begins at 09:00:00, ends at 18:00:00, and names what is missing', () => {
    expect(emptySlot).toEqual({ startDate: '', startTime: '09:00:00', endDate: '', endTime: '18:00:00' });
    expect(readSlot(emptySlot, now)).toEqual({
      faults: { startDate: 'startDateRequired', endDate: 'endDateRequired' },
    });
    expect(readSlot({ ...day, startTime: '' }, now)).toEqual({ faults: { startTime: 'startTimeRequired' } });
    expect(slotAsWritten(emptySlot)).toBeNull();
  });

  it('[O-RC05] ends at the usual time where none is written', () => {
    expect(slotAsWritten({ ...day, endTime: '' })?.endsAt).toEqual(new Date('2026-11-19T18:00:00+09:00'));
  });

  it('[O-RC03] is in Japanese time, whatever the zone of the machine, there and back', () => {
    const slot = { startsAt: new Date('2026-11-19T05:00:00Z'), endsAt: new Date('2026-11-19T15:00:00Z') };
    const written = writtenSlot(slot);
    expect(written).toEqual({
      startDate: '2026-11-19',
      startTime: '14:00:00',
      endDate: '2026-11-20',
      endTime: '00:00:00',
    });
    expect(slotAsWritten(written)).toEqual(slot);
  });

  it.each([
    [{ startTime: '14:05' }, { startTime: 'offGrid' }],
    [{ endTime: '14:45' }, { endTime: 'offGrid' }],
    [{ endTime: '14:00' }, { endTime: 'endNotAfterStart' }],
    [{ endDate: '2026-11-18' }, { endDate: 'endNotAfterStart' }],
    [{ endDate: '2026-11-20', endTime: '14:45' }, { endTime: 'offGrid' }],
    [{ startTime: '09:00', endTime: '18:10' }, { endTime: 'slotTooLong' }],
    [{ startTime: '20:00', endDate: '2026-11-20', endTime: '01:00' }, { endDate: 'acrossMidnight' }],
    [{ startDate: '202611-01-09' }, { startDate: 'tooFarAhead' }],
    [{ endDate: '202611-01-09' }, { endDate: 'tooFarAhead' }],
    [{ startDate: '2999-11-19', endDate: '2999-11-19' }, { startDate: 'tooFarAhead' }],
    [
      { startDate: '2026-11-18', startTime: '04:50', endDate: '2026-11-18', endTime: '06:00' },
      { startDate: 'tooLongAgo' },
    ],
  ])('[O-RC06] written with %j it is told %j', (changed, faults) => {
    expect(readSlot({ ...day, ...changed }, now)).toEqual({ faults });
  });

  it('[O-RC06] is a slot where nothing is wrong with it', () => {
    expect(readSlot(day, now)).toEqual({ slot: slotAsWritten(day) });
  });
});
