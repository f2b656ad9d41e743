import { Button, Menu } from '@mantine/core';
import type { FileCall } from '@mukae/contract/calls/call';
import { Link } from 'react-router';
import { IconChevronDown, IconDownload, IconUpload } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { csvMenuTexts } from './csvMenu.texts';
import { useExportPath } from './useExportPath';

/** A whole list of the company as a file, and back. */
export function CsvMenu({
  exportCall,
  importPage,
}: {
  exportCall: Pick<FileCall, 'path'>;
  /** Where such a file is taken in. */
  importPage: string;
}) {
  const t = useTexts(csvMenuTexts);
  const exportPath = useExportPath(exportCall);
  const download = <IconDownload size={18} stroke={1.6} aria-hidden />;
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden />}>
          {t.csv}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {exportPath === undefined ? (
          <Menu.Item disabled leftSection={download}>
            {t.exportNeedsCompany}
          </Menu.Item>
        ) : (
          <Menu.Item component="a" href={exportPath} download leftSection={download}>
            {t.export}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={importPage} leftSection={<IconUpload size={18} stroke={1.6} aria-hidden />}>
          {t.import}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
