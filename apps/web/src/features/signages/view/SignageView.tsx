import { sessionWarning } from '@mukae/contract/domain/account/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../language/LanguageProvider';
import { sessionTexts } from '../../accounts/session/session.texts';
import { useSessionEnd } from '../../accounts/session/useSessionEnd';
import { useMe } from '../../accounts/useMe';
import { chosenCharacter } from '../../characters/chosenCharacter';
import { useCharacters } from '../../characters/useCharacters';
import { useCompany } from '../../companies/useCompany';
import { SignageLogoutDialog } from './SignageLogoutDialog';
import { SignageScene } from './SignageScene';
import { useHeldKey } from './useHeldKey';
import { useLeaveWhenRefused } from './useLeaveWhenRefused';
import { useOwnSignage } from './useOwnSignage';

/** The screen in the shop. It speaks to visitors: no error, no code, no name of a person ever stands on it. */
export function SignageView() {
  const t = useTexts(sessionTexts);
  const navigate = useNavigate();
  const me = useMe();
  const own = useOwnSignage();
  const { data: company } = useCompany();
  const { data: characters } = useCharacters();
  const [asksToLeave, setAsksToLeave] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  const warn = (minutesLeft: number) => {
    setNotice(t.warning(minutesLeft));
    setTimeout(() => setNotice(null), sessionWarning.shownMs);
  };

  useLeaveWhenRefused(me.error ?? own.error);
  useSessionEnd({ onWarning: warn, onEnd: ({ path, state }) => void navigate(path, { state, replace: true }) });
  useHeldKey('l', 3000, () => setAsksToLeave(true));

  // Only a signage has one of its own; whoever else looks at the page is shown as she is.
  const characterId = own.data ? (own.data.default_character?.id ?? null) : me.data?.character_id;
  const character = characters && characterId !== undefined ? chosenCharacter(characters, characterId) : undefined;
  return (
    <>
      <SignageScene
        companyName={company?.companyName}
        place={own.data?.name ?? me.data?.name}
        character={character}
        isReady={company !== undefined && character !== undefined}
        notice={notice}
      />
      <SignageLogoutDialog opened={asksToLeave} onClose={() => setAsksToLeave(false)} />
    </>
  );
}
