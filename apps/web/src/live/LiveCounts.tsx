import { accountCalls } from '@mukae/contract/calls/accounts';
import { callRecordCalls } from '@mukae/contract/calls/callRecords';
import { channelCalls } from '@mukae/contract/calls/channels';
import { companyCalls } from '@mukae/contract/calls/companies';
import { messageCalls } from '@mukae/contract/calls/messages';
import { overviewCalls } from '@mukae/contract/calls/overview';
import type { ServerMessageOf } from '@mukae/contract/realtime/serverMessages';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { paced } from './paced';
import { RealtimeContext } from './RealtimeContext';

/** These are passive calls: what others do must not keep my session alive. */
const counted = [
  overviewCalls.getOverview.path,
  channelCalls.getChannel.path,
  companyCalls.getCompany.path,
  callRecordCalls.getCallSummary.path,
  messageCalls.countMessages.path,
];
const everyMs = 2_000;

const hasFailed = ({ status }: Query['state']) => status === 'error';

/** What is counted at the server is counted again when somebody comes, goes, begins to talk or leaves a message; my seat goes with my state. */
export function LiveCounts() {
  const live = use(RealtimeContext);
  const client = useQueryClient();
  useEffect(() => {
    const { realtime } = live;
    // One that is on its way for the first time may have been counted before, and would not be asked for again.
    const count = async (path: string) => {
      await client.cancelQueries({ queryKey: [path] });
      await client.invalidateQueries({ queryKey: [path] });
    };
    const countAgain = () => {
      for (const path of counted) void count(path);
    };
    const { ask, stop } = paced(everyMs, () => live.afterHold(countAgain));
    const readMeAgain = () => void client.invalidateQueries({ queryKey: [accountCalls.getUser.path] });
    let isFirst = true;
    // Who has missed too much reads the lists again, and who has not what failed meanwhile; at first all is read anyway.
    const catchUp = ({ snapshot }: ServerMessageOf<'wsInit'>) => {
      // Who came before this page was connected, she herself among them, was told to others only.
      ask();
      if (!isFirst) void client.invalidateQueries({ predicate: ({ state }) => snapshot !== null || hasFailed(state) });
      isFirst = false;
    };
    const stops = [
      realtime.on('reflectSignageState', ask),
      realtime.on('reflectOperatorState', ask),
      realtime.on('messagesChanged', ask),
      realtime.on('operatorStateTransition', () => live.afterHold(readMeAgain)),
      realtime.on('wsInit', catchUp),
      stop,
    ];
    return () => {
      for (const end of stops) end();
    };
  }, [live, client]);
  return null;
}
