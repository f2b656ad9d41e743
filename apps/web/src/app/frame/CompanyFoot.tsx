import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { useCompany } from '../../features/companies/useCompany';
import { useTexts } from '../../language/LanguageProvider';
import classes from './CompanyFoot.module.css';
import { frameTexts } from './frame.texts';

const drawnSeats = 6;

/** Whose console this is, and how many avatars the contract has: a door for each, as long as they fit. People alone have neither. */
export function CompanyFoot() {
  const t = useTexts(frameTexts);
  const { data: company } = useCompany();
  if (!company || !hasOrganization(company.companyName)) return null;
  const count = company.avatar_channel_max;
  return (
    <div className={classes.foot}>
      <div className={classes.name}>{company.companyName}</div>
      <div className={classes.contract}>
        <span>{t.channels(count)}</span>
        {count <= drawnSeats && (
          <span className={classes.seats} aria-hidden>
            {Array.from({ length: count }, (_, seat) => `seat ${seat}`).map((seat) => (
              <i key={seat} className={classes.seat} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}
