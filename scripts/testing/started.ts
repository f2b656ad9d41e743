import { expect } from 'vitest';
import { type Run, run } from './run';
import { type Place, untilReady } from './service';

type Settings = Readonly<Record<string, string>>;

/** `npm start` without npm, at a place. */
export function starting({ port }: Place) {
  const start = (settings: Settings): Run =>
    run(process.execPath, ['scripts/start.mjs'], { PORT: String(port), ...settings });

  async function started(settings: Settings): Promise<Run> {
    const service = start(settings);
    await untilReady(service, port);
    return service;
  }

  /** It ended with one line on stderr and exit code 1. */
  async function fault(settings: Settings): Promise<string> {
    const { code, errors } = await start(settings).ended;
    expect(code, errors).toBe(1);
    expect(errors.trimEnd().split('\n'), errors).toHaveLength(1);
    return errors.trimEnd();
  }

  return { start, started, fault };
}

export async function stopped({ child, ended }: Run, signal: NodeJS.Signals = 'SIGINT') {
  child.kill(signal);
  return ended;
}
