import { filledIn } from '@mukae/contract/domain/answer/variables';
import type { AnsweringPlace } from '@mukae/contract/domain/answer/variableValues';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import { useMemo, useState } from 'react';

/** Words of an answer as they would be said in the company now; as they are written while it is not known. */
export function useSaidThere(
  { ja, en }: BothLanguages,
  company: { name: string; openingHours: AnsweringPlace['openingHours'] } | undefined,
): BothLanguages {
  const [now] = useState(() => new Date());
  return useMemo(() => {
    if (!company) return { ja, en };
    const place = { store: company.name, openingHours: company.openingHours, now };
    return { ja: filledIn(ja, place, 'ja'), en: filledIn(en, place, 'en') };
  }, [ja, en, company, now]);
}
