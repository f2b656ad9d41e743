import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';

const ownWords = [...Object.values(sceneWords), ...Object.values(sceneLooks).map(({ word }) => word)];

/** Every letter that a signage shows without its server, once. */
export function lettersShown({ companyName, templates, timedTemplates }: WholeSignageAnswer): string {
  const written = [companyName, ...[...templates, ...timedTemplates].map(({ telop }) => telop)];
  return [...new Set([...written, ...ownWords.flatMap(({ ja, en }) => [ja, en])].join(''))].join('');
}
