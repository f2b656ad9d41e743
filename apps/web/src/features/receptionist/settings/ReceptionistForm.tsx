import { type ReceptionistAnswer, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { type ReactNode, useState } from 'react';
import { call, isError } from '@/api/call';
import { useCompanyScope } from '@/features/companies';
import { FormTrouble } from '@/forms/FormTrouble';
import { SaveFoot } from '@/forms/SaveFoot';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { FormColumns } from '@/ui/FormColumns';
import { toast } from '@/ui/toast';
import { CharacterVoices } from './CharacterVoices';
import { ReceptionistFaults } from './ReceptionistFaults';
import { ReceptionistFields } from './ReceptionistFields';
import classes from './ReceptionistForm.module.css';
import { draftOf, readReceptionist } from './receptionistDraft';
import { receptionistSettingsTexts } from './receptionistSettings.texts';

const { changeReceptionist, changeCharacterVoice } = receptionistCalls;

/** How she answers on all screens of the company, and how each character speaks: saved together. */
export function ReceptionistForm({
  receptionist,
  beside,
  onReload,
}: {
  receptionist: ReceptionistAnswer;
  /** What is set elsewhere. */
  beside: ReactNode;
  onReload: () => void;
}) {
  const t = useTexts(receptionistSettingsTexts);
  const scope = useCompanyScope();
  // A newer state overwrites nothing, and is not overwritten, before somebody asks for it.
  const [{ version: seenVersion, voices, ...before }] = useState(() => ({
    ...draftOf(receptionist),
    version: receptionist.version,
  }));
  const first = { ...before, voices };
  const form = usePageForm({ first, read: readReceptionist(first) });
  const { atForm, submit } = useGuardedChange({
    form,
    // Voices first: whatever refuses the rules, they can be sent once more.
    send: async ({ wanted }) => {
      for (const voice of wanted.voices) {
        const answer = await call(changeCharacterVoice, { ...scope, ...voice });
        if (isError(answer)) return answer;
      }
      return call(changeReceptionist, { ...scope, ...wanted.rules, seenVersion });
    },
    onDone: () => {
      onReload();
      void toast.success({ title: t.done, closeLabel: t.close });
    },
  });
  return (
    <>
      <FormTrouble trouble={atForm.trouble} onReload={onReload} />
      <FormColumns
        onSubmit={form.whenRight(submit)}
        main={
          <div className={classes.parts}>
            <ReceptionistFaults form={form} />
            <ReceptionistFields form={form} />
          </div>
        }
        side={
          <>
            <CharacterVoices form={form} voices={receptionist.voices} />
            {beside}
          </>
        }
        foot={<SaveFoot unchanged={form.untouched} busy={atForm.busy} back={null} />}
      />
    </>
  );
}
