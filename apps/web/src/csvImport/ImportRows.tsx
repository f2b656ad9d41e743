import type { PreviewedRow } from '@mukae/contract/calls/csv';
import { pageSizes } from '@mukae/contract/domain/list/paging';
import { useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { ListPager } from '@/lists/ListPager';
import { pageBounds } from '@/lists/pageBounds';
import { DataTable } from '@/ui/dataTable/DataTable';
import { csvImportTexts } from './csvImport.texts';
import { type CsvColumn, importColumns } from './importColumns';

/** The rows of the file, a page at a time. */
export function ImportRows({
  rows,
  columns,
  label,
}: {
  rows: readonly PreviewedRow[];
  columns: readonly CsvColumn[];
  label: string;
}) {
  const t = useTexts(csvImportTexts);
  const [page, setPage] = useState(1);
  const bounds = pageBounds(rows.length, page, pageSizes.usual);
  return (
    <>
      <DataTable
        columns={importColumns(columns, t)}
        rows={rows.slice(bounds.from - 1, bounds.to)}
        rowKey={(row) => String(row.line)}
        label={label}
      />
      {bounds.pages > 1 && <ListPager bounds={bounds} onPage={setPage} />}
    </>
  );
}
