import { demoCalls } from '@mukae/contract/calls/demo';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '@/api/call';

type Refusal = { code: string; msg: string };

/** Opens the link of a meeting to try; answers why not, where it cannot. */
export function useDemoMeeting(): Refusal | undefined {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal>();

  const open = useEffectEvent(async () => {
    const answer = await call(demoCalls.openDemoMeeting, {});
    if (answer.result === 'Error') return setRefusal(answer);
    await navigate(`/login?token=${encodeURIComponent(answer.token)}`, { replace: true });
  });
  useEffect(() => void open(), []);

  return refusal;
}
