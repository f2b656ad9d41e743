import { keptVoices } from '../apps/server/src/testing/keptVoices';

/** What a program needs to be found and to run, on any system; the rest of a shell may hold the settings of a real service. */
const needed = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'TEMP', 'TMP'];

/** These settings and nothing of the caller's own; a service fetches no voice for as long as a test lasts. */
export function bareEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = needed.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), VOICES_DIR: keptVoices, ...settings };
}
