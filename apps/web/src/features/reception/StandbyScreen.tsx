import { useLocation } from 'react-router';
import { roleInCookie } from '../../api/cookies';
import { useTexts } from '../../language/LanguageProvider';
import { PageHeader } from '../../ui/PageHeader';
import { CastPanel } from '../characters/CastPanel';
import { CompanyPanel } from '../companies/CompanyPanel';
import { roleMay } from '../service/roleMay';
import { StoresPanel } from '../stores/StoresPanel';
import { Greeting } from './Greeting';
import { MyPlace } from './MyPlace';
import { receptionTexts } from './reception.texts';
import classes from './StandbyScreen.module.css';
import { seesAsOperator } from './standbyView';

/** An operator sees her own place; an administrator the stores as well. */
export function StandbyScreen() {
  const t = useTexts(receptionTexts);
  const role = roleInCookie();
  const isOperator = seesAsOperator(useLocation().state, role);
  const hasStores = !isOperator && roleMay('store.read');
  return (
    <>
      <PageHeader en={t.standby.en} title={t.standby.title} text={<Greeting />} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <MyPlace />
          {role !== 'systemAdmin' && <CompanyPanel />}
        </div>
        <div className={classes.stack}>
          <CastPanel />
          {hasStores && <StoresPanel />}
        </div>
      </div>
    </>
  );
}
