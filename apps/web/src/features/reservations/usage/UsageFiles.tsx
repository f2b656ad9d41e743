import { Button } from '@mantine/core';
import { type UsageAnswer, usageCalls } from '@mukae/contract/calls/usage';
import { useExportPath } from '@/features/companies';
import { IconDownload, IconFileText } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { usageScreenTexts } from './usageScreen.texts';

/** The month to be kept: as a table, and on paper, which is an invoice where there is one. */
export function UsageFiles({ usage: { month, invoiceNumber } }: { usage: UsageAnswer }) {
  const t = useTexts(usageScreenTexts);
  const table = useExportPath(usageCalls.getUsageTable, { month });
  const paper = useExportPath(usageCalls.getInvoice, { month });
  return (
    <>
      <Button
        component="a"
        href={table}
        download
        variant="default"
        leftSection={<IconDownload size={19} stroke={1.6} aria-hidden />}
      >
        {t.saveTable}
      </Button>
      <Button
        component="a"
        href={paper}
        download
        variant="light"
        leftSection={<IconFileText size={19} stroke={1.6} aria-hidden />}
      >
        {invoiceNumber === '' ? t.statement : t.invoice}
      </Button>
    </>
  );
}
