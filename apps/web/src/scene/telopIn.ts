import { telopBeside } from '@mukae/contract/domain/scene/telopBeside';
import type { SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { absenceIn, type SceneState } from './sceneState';
import { readOnCounter } from './speechOf';

/** The template with what its telop says in a state: while nobody is there the company's own words for that, never that it is crowded. */
export function telopIn(
  template: SceneTemplate,
  state: SceneState,
  spoken: { ja: string; en: string | null } | null,
): SceneTemplate {
  const absence = absenceIn(state);
  if (absence) {
    const lines = [absence.words?.ja, absence.words?.en].filter(Boolean);
    return { ...template, telop: lines.join('\n'), showsTelop: lines.length > 0 };
  }
  // What the company says of a conversation is not true before there is one.
  if (state.scene === 'Active' && state.staff === 'awaited') return { ...template, showsTelop: false };
  // What an operator writes takes no line of the company's away.
  const isWritten = state.scene === 'Active' && state.caption !== null;
  const said = [...readOnCounter(state), ...(spoken && !isWritten ? [spoken] : [])].flatMap(({ ja, en }) => [
    ja,
    en ?? '',
  ]);
  return { ...template, telop: telopBeside(template.telop, said) };
}
