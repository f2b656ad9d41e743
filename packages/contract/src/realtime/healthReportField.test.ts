import { expect, it } from 'vitest';
import { healthLimits } from '../domain/signage/health/healthReport';
import { someReport } from '../domain/signage/health/testing/someReport';
import { readClientMessage } from './clientMessages';

const isTaken = (report: object) => readClientMessage({ type: 'screenHealth', report }) !== undefined;

it('[D-H03] a report is taken as it is meant, also where the browser can tell nothing', () => {
  expect(isTaken(someReport)).toBe(true);
  const network = { roundTrip: null, connection: null };
  expect(isTaken({ ...someReport, memory: null, storage: null, battery: null, network })).toBe(true);
});

it.each([
  ['something more', { ...someReport, more: 1 }],
  ['a scene that there is not', { ...someReport, scene: 'Party' }],
  ['more faults than are read', { ...someReport, mediaFaults: Array(healthLimits.mediaFaults + 1).fill('/a.png') }],
  ['an address too long to read', { ...someReport, mediaFaults: ['a'.repeat(healthLimits.address + 1)] }],
  ['a version too long to read', { ...someReport, appVersion: '1'.repeat(healthLimits.version + 1) }],
  ['more templates than scenes', { ...someReport, templates: Array(7).fill(someReport.templates[0]) }],
  ['a negative uptime', { ...someReport, uptime: -1 }],
  ['memory beyond all devices', { ...someReport, memory: { used: 1e30, limit: 1e30 } }],
  ['a battery that is fuller than full', { ...someReport, battery: { level: 1.1, isCharging: true } }],
  ['text for a number', { ...someReport, uptime: '1' }],
])('[D-H03] a report with %s is not taken', (_, report) => {
  expect(isTaken(report)).toBe(false);
});
