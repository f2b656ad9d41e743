import { standings } from '@mukae/contract/domain/signage/standing';
import { useTexts } from '@/language/LanguageProvider';
import { FilterChips } from '@/ui/FilterChips';
import { signageListTexts } from './signageList.texts';

/** What a list is narrowed down to: those who are in a state, or those whose device somebody should look at. */
export const listedStandings = [...standings, 'attention'] as const;
type ListedStanding = (typeof listedStandings)[number];

export function StandingChips({
  chosen,
  manages,
  onChoose,
}: {
  chosen: ListedStanding | undefined;
  /** Only who manages a screen is told how its device is. */
  manages: boolean;
  onChoose: (standing: ListedStanding | undefined) => void;
}) {
  const t = useTexts(signageListTexts);
  return (
    <FilterChips
      label={t.standing}
      choices={manages ? listedStandings : standings}
      words={t.standings}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
