import { roleMay } from '@/api/roleMay';
import { CompanyNeeded, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { MediaList } from './list/MediaList';
import classes from './MediaScreen.module.css';
import { mediaTexts } from './media.texts';
import { UsagePanel } from './UsagePanel';
import { UploadPanel } from './upload/UploadPanel';

export function MediaScreen() {
  const t = useTexts(mediaTexts);
  const manages = roleMay('media.manage');
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      <div className={classes.stack}>
        <Storage manages={manages} />
        <MediaList manages={manages} />
      </div>
    </>
  );
}

/** How much room there is, and the way to fill it. Files on their way go on, whatever company is looked at meanwhile. */
function Storage({ manages }: { manages: boolean }) {
  const t = useTexts(mediaTexts);
  const hasCompany = useHasCompany();
  return (
    <div className={classes.storage} data-manages={(hasCompany && manages) || undefined}>
      {hasCompany ? <UsagePanel /> : <CompanyNeeded text={t.companyNeeded} />}
      {manages && <UploadPanel />}
    </div>
  );
}
