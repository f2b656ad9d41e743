import { can } from '@mukae/contract/access/access';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { useMe } from '../useMe';
import { ProfileForm } from './ProfileForm';
import { profileTexts } from './profile.texts';
import { ReadOnlyProfile } from './ReadOnlyProfile';

export function ProfileScreen() {
  const t = useTexts(profileTexts);
  const me = useMe();
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      <Loaded query={me} skeleton={<PanelSkeleton label={t.loading} lines={6} />}>
        {(person) => <Profile me={person} />}
      </Loaded>
    </>
  );
}

const Profile = ({ me }: { me: UserAnswer }) =>
  can(me.role, 'user.change') ? <ProfileForm key={me.userId} me={me} /> : <ReadOnlyProfile me={me} />;
