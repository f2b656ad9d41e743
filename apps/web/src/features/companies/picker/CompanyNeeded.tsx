import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { CompanyPicker } from './CompanyPicker';
import { companyPickerTexts } from './companyPicker.texts';

/** What is to be seen here belongs to one company, and none is chosen. */
export function CompanyNeeded({ text }: { text: string }) {
  const t = useTexts(companyPickerTexts);
  return (
    <Panel>
      <Empty title={t.needed} text={text} action={<CompanyPicker needsOne />} />
    </Panel>
  );
}
