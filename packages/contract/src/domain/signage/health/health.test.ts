import { describe, expect, it } from 'vitest';
import { healthOf } from './health';
import type { HealthReport } from './healthReport';
import { healthTiming } from './healthTiming';
import { healthBounds, reportFaults } from './reportFaults';
import { someReport } from './testing/someReport';

const faults = (part: Partial<HealthReport>) => reportFaults({ ...someReport, ...part }, someReport.appVersion);

describe('what a report says is wrong', () => {
  it('[D-H02] is nothing on a good device, and nothing that a browser cannot tell', () => {
    expect(faults({})).toEqual([]);
    const untold = { memory: null, storage: null, battery: null, network: { roundTrip: null, connection: null } };
    expect(faults(untold)).toEqual([]);
  });

  it.each<[string, Partial<HealthReport>]>([
    ['mediaFault', { mediaFaults: ['/files/media/3.mp4'] }],
    ['storageFull', { isStorageFull: true }],
    ['storageFull', { storage: { used: 1000, quota: 999 + healthBounds.freeStorage } }],
    ['batteryLow', { battery: { level: healthBounds.batteryLevel, isCharging: false } }],
    ['memoryHigh', { memory: { used: 90, limit: 100 } }],
    ['slowNetwork', { network: { roundTrip: healthBounds.roundTripMs, connection: null } }],
    ['otherVersion', { appVersion: '0.0.9' }],
  ])('[D-H02] is %s for %o', (fault, part) => {
    expect(faults(part)).toEqual([fault]);
  });

  it.each<[string, Partial<HealthReport>]>([
    ['a battery that charges', { battery: { level: 0.1, isCharging: true } }],
    ['storage just large enough', { storage: { used: 1000, quota: 1000 + healthBounds.freeStorage } }],
    ['memory just below the bound', { memory: { used: 89, limit: 100 } }],
    ['a channel just quick enough', { network: { roundTrip: healthBounds.roundTripMs - 1, connection: null } }],
  ])('[D-H02] is not %s', (_, part) => {
    expect(faults(part)).toEqual([]);
  });
});

describe('how a screen is', () => {
  const now = new Date('2026-11-16T10:00:00+09:00');
  const before = (ms: number) => new Date(now.getTime() - ms);
  const lately = { at: before(1000), faults: [] };

  it('[D-H01] is never connected, or away since it was seen last, whatever it said before', () => {
    expect(healthOf({ isConnected: false, seenAt: null, lastReport: null }, now)).toEqual({ is: 'never' });
    const seenAt = before(90_000);
    const signs = { isConnected: false, seenAt, lastReport: { at: seenAt, faults: ['batteryLow'] as const } };
    expect(healthOf(signs, now)).toEqual({ is: 'away', since: seenAt });
  });

  it('[D-H01] is well while it is connected and nothing is wrong, also before its first report', () => {
    expect(healthOf({ isConnected: true, seenAt: before(5000), lastReport: lately }, now)).toEqual({ is: 'well' });
    expect(healthOf({ isConnected: true, seenAt: before(5000), lastReport: null }, now)).toEqual({ is: 'well' });
  });

  it('[D-H01] wants attention for what it says, or for saying nothing any more', () => {
    const lastReport = { at: before(1000), faults: ['mediaFault', 'slowNetwork'] as const };
    expect(healthOf({ isConnected: true, seenAt: before(5000), lastReport }, now)).toEqual({
      is: 'attention',
      reasons: ['mediaFault', 'slowNetwork'],
    });
    const long = before(healthTiming.silentAfter);
    const silent = { is: 'attention', reasons: ['silent'] };
    expect(healthOf({ isConnected: true, seenAt: long, lastReport: { at: long, faults: [] } }, now)).toEqual(silent);
    expect(healthOf({ isConnected: true, seenAt: long, lastReport: null }, now)).toEqual(silent);
    expect(healthOf({ isConnected: true, seenAt: long, lastReport: lately }, now)).toEqual({ is: 'well' });
  });
});
