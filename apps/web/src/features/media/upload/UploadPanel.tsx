import { megabyte } from '@mukae/contract/domain/media/fileSize';
import { filmMaxBytes, mediaTypes, pictureMaxBytes } from '@mukae/contract/domain/media/media';
import { useHasCompany } from '@/features/companies';
import { LeaveQuestion } from '@/forms/LeaveQuestion';
import { useTexts } from '@/language/LanguageProvider';
import { DropArea } from '@/ui/DropArea';
import { Panel } from '@/ui/Panel';
import { mediaTexts } from '../media.texts';
import { UploadLines } from './UploadLines';
import classes from './UploadPanel.module.css';
import { isUnderway } from './uploadQueue';
import { useUploads } from './useUploads';

const accepted = Object.values(mediaTypes).join(',');
/** The place for new files of the company, and below it, over the whole width, those on their way to any. */
export function UploadPanel() {
  const { upload: t, leaving } = useTexts(mediaTexts);
  const hasCompany = useHasCompany();
  const { uploads, add, ...deeds } = useUploads();
  return (
    <>
      {hasCompany && (
        <Panel>
          <DropArea
            title={t.title}
            hint={
              <>
                {t.pictures(pictureMaxBytes / megabyte)}
                <br />
                {t.films(filmMaxBytes / megabyte)}
              </>
            }
            accept={accepted}
            multiple
            onFiles={add}
          />
        </Panel>
      )}
      {uploads.length > 0 && (
        <Panel className={classes.rows}>
          <UploadLines uploads={uploads} deeds={deeds} />
        </Panel>
      )}
      <LeaveQuestion isNeeded={uploads.some(({ state }) => isUnderway(state))} words={leaving} />
    </>
  );
}
