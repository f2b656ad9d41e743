import { Input, SegmentedControl, Textarea } from '@mantine/core';
import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';
import { lengthTold } from '@mukae/contract/domain/text/graphemes';
import { useId, useState } from 'react';
import { call } from '@/api/call';
import { HoursFields } from '@/features/companies';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { DialogForm } from '@/ui/DialogForm';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { useLast } from '@/ui/useLast';
import classes from './OwnReceptionistDialog.module.css';
import { ownDraftOf, ownStates, readOwn } from './ownDraft';
import { ownReceptionistsTexts } from './ownReceptionists.texts';
import { nameWithStore, type Screen } from './useOwnReceptionists';

const { greeting: greetingMax } = receptionistLimits;

/** What one screen has of its own. A newer state of it begins the form anew. */
export function OwnReceptionistDialog({
  screen,
  onReload,
  onClose,
}: {
  /** Null: closed. */
  screen: Screen | null;
  onReload: () => void;
  onClose: () => void;
}) {
  const shown = useLast(screen);
  const isOpen = screen !== null;
  const [opened, setOpened] = useState({ isOpen: false, times: 0 });
  // What was typed before is forgotten with the next opening, and not while the dialog fades away.
  if (opened.isOpen !== isOpen) setOpened({ isOpen, times: opened.times + Number(isOpen) });
  if (!shown) return null;
  return (
    <OwnForm
      key={`${shown.signageId} ${shown.version} ${opened.times}`}
      opened={isOpen}
      screen={shown}
      onReload={onReload}
      onClose={onClose}
    />
  );
}

function OwnForm({
  opened,
  screen,
  onReload,
  onClose,
}: {
  opened: boolean;
  screen: Screen;
  onReload: () => void;
  onClose: () => void;
}) {
  const t = useTexts(ownReceptionistsTexts);
  const isOnId = useId();
  const before = ownDraftOf(screen);
  const form = useForm({ first: before, read: (draft) => readOwn(before, draft) });
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted }) =>
      call(receptionistCalls.changeSignageReceptionist, {
        signageId: screen.signageId,
        ...wanted,
        seenVersion: screen.version,
      }),
    onDone: () => {
      onClose();
      onReload();
      void toast.success({ title: t.done, text: nameWithStore(screen), closeLabel: t.close });
    },
  });
  const own = form.at('own');
  const [isOn, greeting, greetingEn] = [own.at('isOn'), own.at('greeting'), own.at('greetingEn')];
  return (
    <FormDialog opened={opened} title={nameWithStore(screen)} busy={atForm.busy} onCancel={onClose}>
      <DialogForm
        text={t.dialogText}
        answers={{ cancel: t.cancel, submit: t.save }}
        busy={atForm.busy}
        onCancel={onClose}
        onSubmit={form.untouched ? onClose : form.whenRight(submit)}
      >
        <FormTrouble trouble={atForm.trouble} onReload={onReload} />
        <Input.Wrapper label={t.isOn} labelElement="div" labelProps={{ id: isOnId }}>
          <SegmentedControl
            value={isOn.value}
            onChange={isOn.set}
            aria-labelledby={isOnId}
            data={ownStates.map((value) => ({ value, label: t.on[value] }))}
            fullWidth
          />
        </Input.Wrapper>
        <div className={classes.hours}>
          <HoursFields field={own.at('hours')} words={t.hours} />
        </div>
        <Textarea
          {...textOf(greeting)}
          label={t.greeting}
          description={t.greetingHint(lengthTold(greeting.value, greetingMax), greetingMax)}
          lang="ja"
          rows={2}
        />
        <Textarea
          {...textOf(greetingEn)}
          label={t.greetingEn}
          description={t.greetingEnHint(lengthTold(greetingEn.value, greetingMax), greetingMax)}
          lang="en"
          rows={2}
        />
      </DialogForm>
    </FormDialog>
  );
}
