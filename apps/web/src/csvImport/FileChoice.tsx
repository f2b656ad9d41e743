import { Anchor, Text } from '@mantine/core';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { FormTrouble } from '@/forms/FormTrouble';
import { IconDownload } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { DropArea } from '@/ui/DropArea';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { csvImportTexts } from './csvImport.texts';
import classes from './FileChoice.module.css';
import type { CsvColumn } from './importColumns';

/** A file is asked for, with what has to stand in it. */
export function FileChoice({
  choice: { trouble, busy },
  columns,
  download,
  onChoose,
}: {
  choice: { trouble: ErrorAnswer | null; busy: boolean };
  columns: readonly CsvColumn[];
  download: { path: string; word: string } | undefined;
  onChoose: (file: File) => void;
}) {
  const t = useTexts(csvImportTexts);
  if (busy) return <PanelSkeleton label={t.reading} lines={6} />;
  return (
    <>
      <FormTrouble trouble={trouble} />
      <div className={classes.panels}>
        <Panel>
          <DropArea
            title={t.choose}
            hint={t.limits}
            accept=".csv,text/csv"
            onFiles={(files) => files[0] && onChoose(files[0])}
          />
        </Panel>
        <Panel title={t.columns}>
          <Text size="sm" c="dimmed">
            {t.columnsText}
          </Text>
          <dl className={classes.columns}>
            {columns.map(({ key, head, hint }) => (
              <div key={key}>
                <dt>
                  <code>{key}</code>
                  <span>{head}</span>
                </dt>
                <dd>{hint}</dd>
              </div>
            ))}
          </dl>
          {download && (
            <Anchor href={download.path} download className={classes.download}>
              <IconDownload size={18} stroke={1.6} aria-hidden />
              {download.word}
            </Anchor>
          )}
        </Panel>
      </div>
    </>
  );
}
