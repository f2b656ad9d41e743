import '@/ui/theme/app.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RefusedCall } from '@/api/query';
import { roleMay } from '@/api/roleMay';
import { isReservationLink } from '@/features/accounts';
import { isServerAway } from '@/serving/serverAway';
import { recallKept } from './kept/answers/recallKept';
import { SignageView } from './SignageView';

const tryAgainMs = 5000;

/** Nobody stands at the screen to press a button: it tries until the server is there. */
function makeClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (_failures, failure) => failure instanceof RefusedCall && isServerAway(failure.answer.code),
        retryDelay: tryAgainMs,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  recallKept(client, roleMay('reception.request') && !isReservationLink());
  return client;
}

export function SignageScreen() {
  const [client] = useState(makeClient);
  return (
    <QueryClientProvider client={client}>
      <SignageView />
    </QueryClientProvider>
  );
}
