import { Button, Switch } from '@mantine/core';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { useId } from 'react';
import { FormTrouble } from '@/forms/FormTrouble';
import { useTexts } from '@/language/LanguageProvider';
import { FormFoot } from '@/ui/FormFoot';
import { Panel } from '@/ui/Panel';
import classes from './ChosenFile.module.css';
import { csvImportTexts } from './csvImport.texts';
import { EffectTag } from './EffectTag';
import { ImportRows } from './ImportRows';
import type { CsvColumn } from './importColumns';
import { effects, importCounts, importObstacle } from './importCounts';
import type { Preview } from './useCsvImport';

/** What the chosen file would do, and the button that does it. */
export function ChosenFile({
  preview: { file, rows, logsOut, endsCall, trouble, busy },
  columns,
  label,
  faultsOnly,
  onFaultsOnly,
  onWrite,
  onAgain,
}: {
  preview: Preview & { trouble: ErrorAnswer | null; busy: boolean };
  columns: readonly CsvColumn[];
  label: string;
  faultsOnly: boolean;
  onFaultsOnly: (faultsOnly: boolean) => void;
  onWrite: () => void;
  onAgain: () => void;
}) {
  const t = useTexts(csvImportTexts);
  const noteId = useId();
  const counts = importCounts(rows);
  const obstacle = importObstacle(counts);
  const whyNot = { faults: t.whyNot.faults(counts.refused), nothing: t.whyNot.nothing };
  const consequences = endsCall ? t.endsCall : t.logsOut;
  const consequence = logsOut === 'nobody' ? undefined : consequences[logsOut];
  const note = obstacle ? whyNot[obstacle] : consequence;
  const shown = faultsOnly && counts.refused > 0 ? rows.filter(({ effect }) => effect === 'refused') : rows;
  return (
    <>
      <FormTrouble trouble={trouble} />
      <Panel space="flush" title={t.preview} aside={file.name}>
        <div className={classes.toolbar}>
          <ul className={classes.counts} aria-label={t.preview}>
            {effects
              .filter((effect) => counts[effect] > 0)
              .map((effect) => (
                <li key={effect}>
                  <EffectTag effect={effect} word={t.counts[effect](counts[effect])} />
                </li>
              ))}
          </ul>
          {counts.refused > 0 && (
            <Switch
              label={t.faultsOnly}
              checked={faultsOnly}
              onChange={(change) => onFaultsOnly(change.currentTarget.checked)}
            />
          )}
        </div>
        {shown.length > 0 && <ImportRows key={String(faultsOnly)} rows={shown} columns={columns} label={label} />}
      </Panel>
      <FormFoot note={note && <span id={noteId}>{note}</span>}>
        <Button variant="subtle" color="gray" disabled={busy} onClick={onAgain}>
          {t.other}
        </Button>
        <Button
          disabled={obstacle !== null}
          aria-describedby={note ? noteId : undefined}
          loading={busy}
          onClick={onWrite}
        >
          {t.write}
        </Button>
      </FormFoot>
    </>
  );
}
