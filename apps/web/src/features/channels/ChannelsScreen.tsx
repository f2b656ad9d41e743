import { Button } from '@mantine/core';
import { CompanyNeeded, useHasCompany } from '@/features/companies';
import { IconRefresh } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { ChannelColumns } from './ChannelColumns';
import { channelsTexts } from './channels.texts';
import { NoChannels } from './NoChannels';
import { useChannels } from './useChannels';

export function ChannelsScreen() {
  const t = useTexts(channelsTexts);
  const hasCompany = useHasCompany();
  const channels = useChannels();
  const refresh = (
    <Button
      variant="light"
      leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
      loading={channels.isFetching}
      onClick={() => void channels.refetch()}
    >
      {t.refresh}
    </Button>
  );
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} actions={hasCompany && refresh} />
      {hasCompany ? (
        <Loaded query={channels} skeleton={<PanelSkeleton label={t.loading} lines={4} />}>
          {(rows) => (rows.length === 0 ? <NoChannels /> : <ChannelColumns channels={rows} />)}
        </Loaded>
      ) : (
        <CompanyNeeded text={t.companyNeeded} />
      )}
    </>
  );
}
