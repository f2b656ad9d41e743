import { type CheckName, type CheckResult, checkNames } from '@/rtc';

export type CheckLine = { is: 'idle' } | { is: 'running' } | { is: 'asking' } | { is: 'done'; result: CheckResult };

export type CheckLines = Readonly<Record<CheckName, CheckLine>>;

const idle: CheckLine = { is: 'idle' };

export const nothingChecked: CheckLines = { camera: idle, microphone: idle, speaker: idle, network: idle, turn: idle };

export const isBusy = (lines: CheckLines): boolean =>
  checkNames.some((name) => lines[name].is === 'running' || lines[name].is === 'asking');

/** Null until every one was tried. */
export function fineCount(lines: CheckLines): number | null {
  const done = checkNames.flatMap((name) => {
    const line = lines[name];
    return line.is === 'done' ? [line.result] : [];
  });
  return done.length === checkNames.length ? done.filter(({ state }) => state === 'fine').length : null;
}
