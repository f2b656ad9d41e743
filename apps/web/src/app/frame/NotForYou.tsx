import { landingOf } from '@mukae/contract/domain/account/landing';
import type { Role } from '@mukae/contract/domain/account/role';
import { useTexts } from '@/language/LanguageProvider';
import { DeadEnd } from '@/ui/DeadEnd';
import { frameTexts } from './frame.texts';

/** Instead of a page that is of no use to this role. */
export function NotForYou({ role }: { role: Role }) {
  const { notForYou: t } = useTexts(frameTexts);
  const { path, state } = landingOf(role);
  return <DeadEnd title={t.title} lead={t.lead} text={t.text} way={{ to: path, state }} label={t.home} />;
}
