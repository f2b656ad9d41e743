import { mediaFaults } from '../devices/mediaFault';

export const checkNames = ['camera', 'microphone', 'speaker', 'network', 'turn'] as const;
export type CheckName = (typeof checkNames)[number];

/** Everything that a check can find fault with. */
const checkReasons = [
  ...mediaFaults,
  'noPicture',
  'dark',
  'lowResolution',
  'muted',
  'silent',
  'soundBlocked',
  'notHeard',
  'offline',
  'serverUnreachable',
  'slow',
  'turnNotConfigured',
  'turnUnreachable',
] as const;
type CheckReason = (typeof checkReasons)[number];

export type CheckDetail =
  | { kind: 'picture'; width: number; height: number }
  | { kind: 'voice'; level: number }
  | { kind: 'heard' }
  | { kind: 'roundTrip'; ms: number }
  | { kind: 'relay'; ms: number };

export type CheckResult =
  | { state: 'fine'; detail: CheckDetail }
  /** It works, but not as well as it should. */
  | { state: 'warning'; reason: CheckReason }
  | { state: 'failed'; reason: CheckReason };

/** Never rejects: what goes wrong is what it is there to tell. */
export interface Check {
  readonly name: CheckName;
  run(): Promise<CheckResult>;
}

export const fine = (detail: CheckDetail): CheckResult => ({ state: 'fine', detail });
export const warning = (reason: CheckReason): CheckResult => ({ state: 'warning', reason });
export const failed = (reason: CheckReason): CheckResult => ({ state: 'failed', reason });
