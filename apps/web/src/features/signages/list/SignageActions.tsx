import { ActionIcon, Menu } from '@mantine/core';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { Link } from 'react-router';
import { SuspensionDialog, SuspensionItem, useSuspension } from '@/features/reception';
import { IconDeviceTvOld, IconDots, IconEye, IconLayout, IconUsers } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { RowLink } from '@/lists/RowLink';
import { SettingsLink } from '@/lists/SettingsLink';
import { useSignageStatus } from '@/live/useLive';
import { healthTexts } from '../health/health.texts';
import { signagePaths } from '../signagePaths';
import { signagesTexts } from '../signages.texts';
import { signageListTexts } from './signageList.texts';

/** Whoever manages the signage sets it up, decides what it shows and pairs it; its operators see who else attends to it. */
export function SignageActions({ signage, manages }: { signage: SignageAnswer; manages: boolean }) {
  const t = useTexts(signageListTexts);
  const { id, name } = signage;
  return (
    <>
      {manages && <SettingsLink to={signagePaths.settings(id)} word={t.settings} label={t.settingsOf(name)} />}
      <RowLink
        to={signagePaths.operators(id)}
        word={t.operators}
        label={t.operatorsOf(name)}
        Icon={IconUsers}
        variant={manages ? 'subtle' : 'light'}
      />
      {manages && <MoreActions signage={signage} />}
    </>
  );
}

function MoreActions({ signage: { id, name, status } }: { signage: SignageAnswer }) {
  const t = useTexts(signageListTexts);
  const { display } = useTexts(signagesTexts);
  const { column: health } = useTexts(healthTexts);
  const suspension = useSuspension({ id, name });
  const isSuspended = useSignageStatus(id, status) === 'Suspended';
  const label = t.more(name);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} title={label}>
            <IconDots size={18} stroke={1.8} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={signagePaths.display(id)}
            leftSection={<IconLayout size={18} stroke={1.6} aria-hidden />}
          >
            {display}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={signagePaths.health(id)}
            leftSection={<IconEye size={18} stroke={1.6} aria-hidden />}
          >
            {health}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={signagePaths.pairing(id)}
            leftSection={<IconDeviceTvOld size={18} stroke={1.6} aria-hidden />}
          >
            {t.pair}
          </Menu.Item>
          <SuspensionItem isSuspended={isSuspended} suspension={suspension} />
        </Menu.Dropdown>
      </Menu>
      <SuspensionDialog name={name} suspension={suspension} />
    </>
  );
}
