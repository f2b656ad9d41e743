import { spokenSound } from '@mukae/contract/domain/hearing/spokenSound';
import { describe, expect, it } from 'vitest';
import { beginning, lookMs, stepTurn, type TurnEvent, turnRules, type VoiceTurn } from './segmenter';

const voice = (ms: number) => Array.from({ length: Math.round(ms / lookMs) }, () => 0.9);
const silence = (ms: number) => Array.from({ length: Math.round(ms / lookMs) }, () => 0.05);

/** What is told, and after how many milliseconds. */
function told(...likelihoods: (readonly number[])[]): { is: TurnEvent['is']; atMs: number }[] {
  let turn: VoiceTurn = beginning;
  return likelihoods.flat().flatMap((likelihood, place) => {
    const step = stepTurn(turn, likelihood);
    turn = step.turn;
    return step.event ? [{ is: step.event.is, atMs: (place + 1) * lookMs }] : [];
  });
}

describe('whose turn it is', () => {
  it('[D-AH05] begins within 100 ms of a voice, and ends after 0.8 s of silence', () => {
    const events = told(silence(992), voice(1920), silence(2000));
    expect(events.map(({ is }) => is)).toEqual(['began', 'said']);
    expect((events[0]?.atMs ?? 0) - 992).toBeLessThanOrEqual(100);
    expect((events[1]?.atMs ?? 0) - 992 - 1920).toBe(800);
  });

  it('[D-AH05] waits longer for who has said little yet', () => {
    const [, said] = told(voice(640), silence(2000));
    expect(said?.atMs).toBe(640 + 1120);
    expect(told(voice(640), silence(992), voice(1280), silence(2000)).map(({ is }) => is)).toEqual(['began', 'said']);
  });

  it('[D-AH05] is nobody’s in silence and in noise that is shorter than a word', () => {
    expect(told(silence(60_000))).toEqual([]);
    const clicks = Array.from({ length: 50 }, () => [...voice(64), ...silence(320)]);
    expect(told(...clicks)).toEqual([]);
  });

  it('[D-AH05] begins with a cough as well, which is told as one', () => {
    expect(told(voice(128), silence(2000)).map(({ is }) => is)).toEqual(['began', 'coughed']);
  });

  it('[D-AH05] goes on while a voice is softer than at its beginning', () => {
    const soft = Array.from({ length: 60 }, () => 0.4);
    expect(told(voice(960), soft, silence(640), voice(320), silence(2000)).map(({ is }) => is)).toEqual([
      'began',
      'said',
    ]);
    expect(told(soft)).toEqual([]);
  });

  it('[D-AH05] is over before half a minute, which is as much as can be sent, and begins anew', () => {
    const events = told(voice(70_000));
    expect(events.map(({ is }) => is)).toEqual(['began', 'said', 'began', 'said', 'began']);
    expect(turnRules.longest * lookMs).toBeLessThanOrEqual(spokenSound.seconds * 1000);
    expect(events[1]?.atMs).toBeLessThanOrEqual(turnRules.longest * lookMs);
  });

  it('[D-AH05] keeps what came shortly before, and of the silence behind no more than that', () => {
    let turn: VoiceTurn = beginning;
    const kept: number[] = [];
    for (const likelihood of [...silence(992), ...voice(1920), ...silence(2000)]) {
      const step = stepTurn(turn, likelihood);
      turn = step.turn;
      if (step.event?.is === 'said') kept.push(step.event.keep - step.event.drop);
    }
    expect(kept).toEqual([turnRules.before + 1920 / lookMs + turnRules.behind]);
  });
});
