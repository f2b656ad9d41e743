import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { useCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { SeatsRow } from '@/ui/SeatsRow';
import classes from './CompanyFoot.module.css';
import { frameTexts } from './frame.texts';

const drawnSeats = 6;

/** Whose console this is, and how many of its avatars are taken: a door for each, as long as they fit. People alone have neither. */
export function CompanyFoot() {
  const t = useTexts(frameTexts);
  const { data: company } = useCompany();
  if (!company || !hasOrganization(company.name)) return null;
  const { name: companyName, avatarChannelMax: count, channelsInUse: taken } = company;
  return (
    <div className={classes.foot}>
      <div className={classes.name}>{companyName}</div>
      <div className={classes.contract}>
        <span>{t.channels(taken, count)}</span>
        <SeatsRow taken={taken} count={count} drawn={drawnSeats} />
      </div>
    </div>
  );
}
