import { Button } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { UploadRows } from '@/ui/UploadRow';
import { mediaTexts } from '../media.texts';
import { type UploadDeeds, UploadLine } from './UploadLine';
import classes from './UploadLines.module.css';
import { failuresFirst, isUnderway, type Upload } from './uploadQueue';

/** Files on their way, and how others ended. */
export function UploadLines({
  uploads,
  deeds,
}: {
  uploads: readonly Upload[];
  deeds: UploadDeeds & { dismissEnded: () => void };
}) {
  const { upload: t } = useTexts(mediaTexts);
  const ended = uploads.filter(({ state }) => !isUnderway(state));
  return (
    <div className={classes.lines}>
      <UploadRows label={t.list}>
        {failuresFirst(uploads).map((upload) => (
          <UploadLine key={upload.id} upload={upload} {...deeds} />
        ))}
      </UploadRows>
      {ended.length > 1 && (
        <Button variant="subtle" color="gray" size="xs" className={classes.dismiss} onClick={deeds.dismissEnded}>
          {t.dismissEnded(ended.length)}
        </Button>
      )}
    </div>
  );
}
