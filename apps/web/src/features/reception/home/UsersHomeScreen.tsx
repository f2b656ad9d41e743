import type { UserAnswer } from '@mukae/contract/calls/accounts';
import type { Role } from '@mukae/contract/domain/account/role';
import type { ComponentType } from 'react';
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

const homes: Readonly<Record<Role, ComponentType<{ me: UserAnswer }>>> = {
  companyAdmin: CompanyHome,
  systemAdmin: SystemHome,
  operator: OperatorHome,
  webReservationUser: GuestHome,
  signage: PersonalHome,
};

function Home({ me }: { me: UserAnswer }) {
  const HomeOfRole = homes[me.role];
  return <HomeOfRole me={me} />;
}
