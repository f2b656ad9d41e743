import { defineTexts } from '@/language/texts';

export const csvMenuTexts = defineTexts(
  {
    csv: 'CSV',
    export: 'CSVで書き出す',
    exportNeedsCompany: 'CSVで書き出す（会社を選んでください）',
    import: 'CSVで取り込む',
  },
  {
    csv: 'CSV',
    export: 'Export as CSV',
    exportNeedsCompany: 'Export as CSV (choose a company)',
    import: 'Import from CSV',
  },
);
