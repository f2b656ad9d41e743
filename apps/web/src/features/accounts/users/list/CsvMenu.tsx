import { Button, Menu } from '@mantine/core';
import { accountCalls } from '@mukae/contract/calls/accounts';
import { IconChevronDown, IconDownload, IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../../../../language/LanguageProvider';
import { useExportPath } from '../../../companies/useExportPath';
import { userPaths } from '../userPaths';
import { userListTexts } from './userList.texts';

/** The whole list as a file, and back. */
export function CsvMenu() {
  const t = useTexts(userListTexts);
  const exportPath = useExportPath(accountCalls.exportUsers);
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
        <Menu.Item
          component={Link}
          to={userPaths.import}
          leftSection={<IconUpload size={18} stroke={1.6} aria-hidden />}
        >
          {t.import}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
