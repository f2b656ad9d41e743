const begin = '<think>';
const end = '</think>';

/** Takes away what a model thinks aloud before it answers. */
export function makeThoughts() {
  let state: 'beginning' | 'thinking' | 'talking' = 'beginning';
  let pending = '';

  function afterBeginning(): void {
    pending = pending.trimStart();
    if (pending.startsWith(begin)) state = 'thinking';
    else if (!begin.startsWith(pending)) state = 'talking';
  }

  function afterThinking(): void {
    const at = pending.indexOf(end);
    // The end may come in two pieces.
    if (at < 0) pending = pending.slice(-end.length);
    else {
      pending = pending.slice(at + end.length);
      state = 'talking';
    }
  }

  return {
    without(text: string): string {
      pending += text;
      if (state === 'beginning') afterBeginning();
      if (state === 'thinking') afterThinking();
      if (state !== 'talking') return '';
      const talk = pending;
      pending = '';
      return talk;
    },
  };
}
