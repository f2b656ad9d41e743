import { Text } from '@mantine/core';
import { accountCalls } from '@mukae/contract/calls/accounts';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { userFields } from '@mukae/contract/calls/userFields';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/api/call';
import { CharacterPicker, chosenCharacter, StandbyFilm } from '@/features/characters';
import { BackLink } from '@/forms/BackLink';
import { FormTrouble } from '@/forms/FormTrouble';
import { readBy } from '@/forms/reading';
import { SaveFoot } from '@/forms/SaveFoot';
import { ServerQuestion } from '@/forms/ServerQuestion';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { FormColumns } from '@/ui/FormColumns';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import classes from './CharacterForm.module.css';
import { selectCharacterTexts } from './selectCharacter.texts';

const choice = z.object({ characterId: userFields.characterId });

/** The doors to choose from, and beside them how the chosen character waits. */
export function CharacterForm({ present, cast }: { present: number | null; cast: readonly CharacterAnswer[] }) {
  const t = useTexts(selectCharacterTexts);
  const client = useQueryClient();
  const form = usePageForm({ first: { characterId: present }, read: (draft) => readBy(choice, draft) });
  const chosen = form.at('characterId');
  const shown = chosenCharacter(cast, chosen.value);
  const guarded = useGuardedChange({
    form,
    send: ({ wanted, isForced }) => call(accountCalls.changeUser, { target: 'SELF', ...wanted, isForced }),
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
        onSubmit={form.whenRight(guarded.submit)}
        main={
          <Panel space="form" title={t.choice}>
            <CharacterPicker label={t.choice} characters={cast} value={chosen.value} big onChange={chosen.set} />
          </Panel>
        }
        side={
          <Panel title={t.preview}>
            <div className={classes.preview}>
              <StandbyFilm key={shown.id} character={shown} />
              <div className={classes.name} aria-live="polite">
                {shown.name}
                {chosen.value === null && <span className={classes.why}>{t.undecided(shown.name)}</span>}
              </div>
            </div>
          </Panel>
        }
        foot={<SaveFoot unchanged={form.untouched} busy={atForm.busy} back={<BackLink to="/app/users/profile" />} />}
      />
      <ServerQuestion form={guarded} />
    </>
  );
}
