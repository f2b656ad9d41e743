import { can } from '@mukae/contract/access/access';
import { roleInCookie } from '../../../api/cookies';
import { useTexts } from '../../../language/LanguageProvider';
import { PageHeader } from '../../../ui/PageHeader';
import { CastPanel } from '../../characters/CastPanel';
import { StoresPanel } from '../../stores/StoresPanel';
import { Greeting } from '../Greeting';
import { AdministrationLinks } from './AdministrationLinks';
import { homeTexts } from './home.texts';
import { TodayPanel } from './TodayPanel';
import classes from './UsersHomeScreen.module.css';

/** Today at a glance, for whoever the logo leads here. */
export function UsersHomeScreen() {
  const t = useTexts(homeTexts);
  const role = roleInCookie();
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={<Greeting />} />
      <div className={classes.stack}>
        <TodayPanel />
        {role === 'systemAdmin' && <AdministrationLinks />}
        <CastPanel />
        {role && can(role, 'store.read') && <StoresPanel />}
      </div>
    </>
  );
}
