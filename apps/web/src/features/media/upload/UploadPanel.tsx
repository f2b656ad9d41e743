import { filmMaxBytes, mediaTypes, pictureMaxBytes } from '@mukae/contract/domain/media/media';
import { useTexts } from '../../../language/LanguageProvider';
import { DropArea } from '../../../ui/DropArea';
import { Panel } from '../../../ui/Panel';
import { UploadRows } from '../../../ui/UploadRow';
import { mediaTexts } from '../media.texts';
import { UploadLine } from './UploadLine';
import classes from './UploadPanel.module.css';
import { useUploads } from './useUploads';

const accepted = Object.values(mediaTypes).join(',');
const megabytes = (bytes: number): number => bytes / 1_000_000;

export function UploadPanel() {
  const { upload: t } = useTexts(mediaTexts);
  const { uploads, add, ...actions } = useUploads();
  return (
    <Panel className={classes.panel}>
      <DropArea
        title={t.title}
        hint={
          <>
            {t.pictures(megabytes(pictureMaxBytes))}
            <br />
            {t.films(megabytes(filmMaxBytes))}
          </>
        }
        accept={accepted}
        multiple
        onFiles={add}
      />
      {uploads.length > 0 && (
        <UploadRows label={t.list}>
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} {...actions} />
          ))}
        </UploadRows>
      )}
    </Panel>
  );
}
