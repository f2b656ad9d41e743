import { Text } from '@mantine/core';
import { accountCalls } from '@mukae/contract/calls/accounts';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/api/call';
import { CharacterPicker, chosenCharacter, StandbyFilm } from '@/features/characters';
import { BackLink } from '@/forms/BackLink';
import { FormTrouble } from '@/forms/FormTrouble';
import { SaveFoot } from '@/forms/SaveFoot';
import { ServerQuestion } from '@/forms/ServerQuestion';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { FormColumns } from '@/ui/FormColumns';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { noChoice } from '../noChoice';
import classes from './CharacterForm.module.css';
import { selectCharacterTexts } from './selectCharacter.texts';

/** The doors to choose from, and beside them how the chosen character waits. */
export function CharacterForm({ present, cast }: { present: number | null; cast: readonly CharacterAnswer[] }) {
  const t = useTexts(selectCharacterTexts);
  const client = useQueryClient();
  const [chosen, setChosen] = useState(present);
  const shown = chosenCharacter(cast, chosen);
  const guarded = useGuardedChange<number | null>({
    send: ({ wanted, isForceSubmit }) =>
      call(accountCalls.updateUser, { targetUserId: 'SELF', character_id: wanted ?? noChoice, isForceSubmit }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: [accountCalls.getUser.path] });
      void toast.success({ title: t.savedTitle, text: shown?.name, closeLabel: t.close });
    },
  });
  const { atForm } = guarded;
  if (!shown) return <Text c="dimmed">{t.noneTitle}</Text>;
  return (
    <>
      <FormTrouble trouble={atForm.trouble} />
      <FormColumns
        onSubmit={() => guarded.submit(chosen)}
        main={
          <Panel space="form" title={t.choice}>
            <CharacterPicker label={t.choice} characters={cast} value={chosen} big onChange={setChosen} />
          </Panel>
        }
        side={
          <Panel title={t.preview}>
            <div className={classes.preview}>
              <StandbyFilm key={shown.id} character={shown} />
              <div className={classes.name} aria-live="polite">
                {shown.name}
                {chosen === null && <span className={classes.why}>{t.undecided(shown.name)}</span>}
              </div>
            </div>
          </Panel>
        }
        foot={
          <SaveFoot unchanged={chosen === present} busy={atForm.busy} back={<BackLink to="/app/users/profile" />} />
        }
      />
      <ServerQuestion form={guarded} />
    </>
  );
}
