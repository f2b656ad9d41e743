import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { PairSignageForm } from './PairSignageForm';
import { pairSignageTexts } from './pairSignage.texts';

export function PairSignageScreen() {
  const t = useTexts(pairSignageTexts);
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      <PairSignageForm />
    </>
  );
}
