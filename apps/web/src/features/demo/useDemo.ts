import { demoCalls } from '@mukae/contract/calls/demo';
import { errorCodes } from '@mukae/contract/errors/codes';
import { useEffect, useState } from 'react';
import { call, isError } from '@/api/call';
import type { Demo } from './demoDoors';

type DemoState =
  | { kind: 'asking' }
  | { kind: 'ready'; demo: Demo }
  | { kind: 'noDemo' }
  | { kind: 'refused'; code: string; msg: string };

export function useDemo(): DemoState {
  const [state, setState] = useState<DemoState>({ kind: 'asking' });
  useEffect(() => {
    let left = false;
    void call(demoCalls.getDemo, {}).then((answer) => {
      if (left) return;
      if (!isError(answer)) setState({ kind: 'ready', demo: answer });
      else if (answer.code === errorCodes.notFound) setState({ kind: 'noDemo' });
      else setState({ kind: 'refused', code: answer.code, msg: answer.msg });
    });
    return () => {
      left = true;
    };
  }, []);
  return state;
}
