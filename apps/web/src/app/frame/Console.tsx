import '@/ui/theme/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { clientOfThisPerson } from '@/api/queryClient';
import { ListAddresses } from '@/lists/listAddresses';
import { ListAddressesContext } from '@/lists/useListAddress';
import { RealtimeProvider } from '@/live/RealtimeProvider';
import ToastHost from '@/ui/ToastHost';
import { loadAllFonts } from '@/ui/theme/fonts';
import { AccessWatch } from '../session/AccessWatch';
import { AtDesk } from '../session/AtDesk';
import { ReadAgain } from '../session/ReadAgain';
import { SessionWatch } from '../session/SessionWatch';

loadAllFonts();

/** Everything behind the login stands in it, with the sidebar or without. */
export function Console({ children = <Outlet /> }: { children?: ReactNode }) {
  const [client] = useState(clientOfThisPerson);
  const [addresses] = useState(() => new ListAddresses());
  return (
    <QueryClientProvider client={client}>
      <RealtimeProvider>
        <ListAddressesContext value={addresses}>{children}</ListAddressesContext>
        <SessionWatch />
        <AccessWatch />
        <ReadAgain />
        <AtDesk />
        <ToastHost />
      </RealtimeProvider>
    </QueryClientProvider>
  );
}
