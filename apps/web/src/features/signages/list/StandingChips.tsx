import { type SignageStanding, standings } from '@mukae/contract/domain/signage/standing';
import { useTexts } from '@/language/LanguageProvider';
import { FilterChips } from '@/ui/FilterChips';
import { signageListTexts } from './signageList.texts';

export function StandingChips({
  chosen,
  onChoose,
}: {
  chosen: SignageStanding | undefined;
  onChoose: (standing: SignageStanding | undefined) => void;
}) {
  const t = useTexts(signageListTexts);
  return <FilterChips label={t.standing} choices={standings} words={t.standings} chosen={chosen} onChoose={onChoose} />;
}
