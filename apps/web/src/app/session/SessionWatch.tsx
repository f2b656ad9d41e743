import { sessionWarning } from '@mukae/contract/domain/account/session';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sessionTexts, useSessionEnd, type WayOut } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { useSessionOver } from '@/serving/useSessionOver';
import { toast } from '@/ui/toast';

/** Says when five minutes are left, and leaves at the end. */
export function SessionWatch() {
  const t = useTexts(sessionTexts);
  const navigate = useNavigate();
  const leaveToLogin = useSessionOver();
  const client = useQueryClient();

  const warn = (minutesLeft: number) =>
    void toast.warning({
      title: t.warning(minutesLeft),
      text: t.warningText,
      closeLabel: t.close,
      seconds: sessionWarning.shownMs / 1000,
    });

  const leave = async ({ path, state }: WayOut) => {
    if (state?.isRedirect) return leaveToLogin();
    await navigate(path);
    client.clear();
  };

  useSessionEnd({ onWarning: warn, onEnd: (wayOut) => void leave(wayOut) });
  return null;
}
