import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { SignageLogoutDialog } from './SignageLogoutDialog';

type Props = ComponentProps<typeof SignageLogoutDialog>;

/** The code of a dialog that few ever see comes when it is asked for. Without the server nobody can log out: then nothing opens. */
export function LeaveDialog(props: Props) {
  const { opened, onClose } = props;
  const [code, setCode] = useState<{ Dialog: ComponentType<Props> } | null>(null);
  const giveUp = useEffectEvent(onClose);
  const isMissing = opened && !code;
  useEffect(() => {
    if (!isMissing) return;
    import('./SignageLogoutDialog').then(
      ({ SignageLogoutDialog: Dialog }) => setCode({ Dialog }),
      () => giveUp(),
    );
  }, [isMissing]);
  return code && <code.Dialog {...props} />;
}
