import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { CompanyAnswer } from '@mukae/contract/calls/companies';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { roleMay } from '@/api/roleMay';
import { IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import { SeatsRow } from '@/ui/SeatsRow';
import classes from './ContractPanel.module.css';
import { companyInfoTexts } from './companyInfo.texts';
import { RequestChannelsDialog } from './RequestChannelsDialog';

const drawnSeats = 60;

export function ContractPanel({ company }: { company: CompanyAnswer }) {
  const t = useTexts(companyInfoTexts);
  const [asking, dialog] = useDisclosure(false);
  const { name: companyName, avatarChannelMax: count, channelsInUse: taken } = company;
  return (
    <Panel space="form" title={t.contract}>
      <div className={classes.contract}>
        <Facts
          columns={3}
          facts={[
            {
              label: t.name,
              value: <span className={classes.name}>{hasOrganization(companyName) ? companyName : t.noName}</span>,
            },
            { label: t.channels, value: <span className={classes.figure}>{t.count(count)}</span> },
            { label: t.inUse, value: <span className={classes.figure}>{t.count(taken)}</span> },
          ]}
        />
        <SeatsRow taken={taken} count={count} drawn={drawnSeats} large />
        {roleMay('company.ask') && (
          <Button
            className={classes.ask}
            variant="light"
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
            onClick={dialog.open}
          >
            {t.ask}
          </Button>
        )}
      </div>
      <RequestChannelsDialog opened={asking} onClose={dialog.close} />
    </Panel>
  );
}
