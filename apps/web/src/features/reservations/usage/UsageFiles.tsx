import { Button } from '@mantine/core';
import { usageCalls } from '@mukae/contract/calls/usage';
import { useExportPath } from '@/features/companies';
import { IconDownload, IconFileText } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { usageScreenTexts } from './usageScreen.texts';

/** The month to be kept: as a table, and as an invoice. */
export function UsageFiles({ month }: { month: string }) {
  const t = useTexts(usageScreenTexts);
  const table = useExportPath(usageCalls.getUsageTable, { month });
  const invoice = useExportPath(usageCalls.getInvoice, { month });
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
        href={invoice}
        download
        variant="light"
        leftSection={<IconFileText size={19} stroke={1.6} aria-hidden />}
      >
        {t.invoice}
      </Button>
    </>
  );
}
