import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { isMadeUpLoginId } from '@mukae/contract/domain/signage/madeUpLoginId';
import { Link } from 'react-router';
import { portraitOf, useCharacters } from '@/features/characters';
import { useTexts } from '@/language/LanguageProvider';
import { useSignageStatus } from '@/live/useLive';
import { PersonLine } from '@/ui/PersonLine';
import { signagesTexts } from './signages.texts';

/** A signage in a list: who greets there, where it is, and how its device logs in. */
export function SignagePerson({ signage, to }: { signage: SignageAnswer; to?: string }) {
  const t = useTexts(signagesTexts);
  const { data: characters = [] } = useCharacters();
  const { id, name, loginId, seenAt } = signage;
  const isOffline = useSignageStatus(id, signage.status) === 'Logout';
  const paired = isOffline && seenAt === null ? t.noDevice : t.paired;
  return (
    <PersonLine
      {...portraitOf(signage, characters)}
      name={to ? <Link to={to}>{name}</Link> : name}
      sub={isMadeUpLoginId(loginId) ? paired : loginId}
      off={isOffline}
    />
  );
}
