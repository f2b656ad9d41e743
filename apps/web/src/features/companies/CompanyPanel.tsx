import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { useTexts } from '../../language/LanguageProvider';
import { Facts } from '../../ui/Facts';
import { Panel } from '../../ui/Panel';
import { PanelSkeleton } from '../../ui/PanelSkeleton';
import { Loaded } from '../service/Loaded';
import { companiesTexts } from './companies.texts';
import { useCompany } from './useCompany';

export function CompanyPanel() {
  const t = useTexts(companiesTexts);
  const company = useCompany();
  return (
    <Loaded query={company} skeleton={<PanelSkeleton label={t.loading} lines={2} />}>
      {({ companyName, avatar_channel_max }) => (
        <Panel title={t.title}>
          <Facts
            columns={1}
            facts={[
              { label: t.name, value: hasOrganization(companyName) ? companyName : t.noName },
              { label: t.channels, value: t.channelCount(avatar_channel_max) },
            ]}
          />
        </Panel>
      )}
    </Loaded>
  );
}
