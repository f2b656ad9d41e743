import { ServerQuestion } from '@/forms/ServerQuestion';
import type { GuardedForm } from '@/forms/useGuardedChange';
import { CurrentPasswordDialog } from './CurrentPasswordDialog';

/** What may stand between a form and the end: the current password, and a question of the server. */
export function GuardDialogs<Wanted>({
  form,
  passwordLabel,
}: {
  form: GuardedForm<Wanted>;
  /** Given where it might be unclear whose password is meant. */
  passwordLabel?: string;
}) {
  const { change } = form;
  return (
    <>
      <CurrentPasswordDialog
        label={passwordLabel}
        opened={change.step === 'identifying'}
        busy={change.busy}
        error={change.step === 'identifying' ? change.trouble : null}
        onSubmit={form.identify}
        onClose={form.giveUp}
      />
      <ServerQuestion form={form} />
    </>
  );
}
