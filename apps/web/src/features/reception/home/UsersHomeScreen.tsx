import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { useMe } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { Greeting } from '../Greeting';
import { CompanyHome } from './CompanyHome';
import { GuestHome } from './GuestHome';
import { homeTexts } from './home.texts';
import { OperatorHome } from './OperatorHome';
import { PersonalHome } from './PersonalHome';
import { SystemHome } from './SystemHome';
import classes from './UsersHomeScreen.module.css';

/** Today at a glance, for whoever the logo leads here. */
export function UsersHomeScreen() {
  const t = useTexts(homeTexts);
  const me = useMe();
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={<Greeting />} />
      <div className={classes.stack}>
        <Loaded query={me} skeleton={<PanelSkeleton label={t.loading} lines={5} />}>
          {(person) => <Home me={person} />}
        </Loaded>
      </div>
    </>
  );
}

function Home({ me }: { me: UserAnswer }) {
  switch (me.role) {
    case 'companyAdmin':
      return <CompanyHome me={me} />;
    case 'systemAdmin':
      return <SystemHome me={me} />;
    case 'operator':
      return <OperatorHome me={me} />;
    case 'webReservationUser':
      return <GuestHome me={me} />;
    case 'signage':
      return <PersonalHome me={me} />;
  }
}
