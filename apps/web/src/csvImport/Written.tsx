import { Button } from '@mantine/core';
import type { PreviewedRow } from '@mukae/contract/calls/csv';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { csvImportTexts } from './csvImport.texts';
import { importCounts } from './importCounts';
import classes from './Written.module.css';

/** It is done: how much has changed, and where it can be seen. */
export function Written({
  rows,
  words,
  listPath,
  onAgain,
}: {
  rows: readonly PreviewedRow[];
  words: { afterwards?: string; toList: string };
  listPath: string;
  onAgain: () => void;
}) {
  const t = useTexts(csvImportTexts);
  const { add, change } = importCounts(rows);
  const actions = (
    <div className={classes.actions}>
      <Button variant="subtle" color="gray" onClick={onAgain}>
        {t.other}
      </Button>
      <Button component={Link} to={listPath}>
        {words.toList}
      </Button>
    </div>
  );
  return (
    <Panel>
      <div role="status">
        <Empty
          picture="/characters/kei/bow.webp"
          title={t.written(add, change)}
          text={add > 0 && words.afterwards}
          action={actions}
        />
      </div>
    </Panel>
  );
}
