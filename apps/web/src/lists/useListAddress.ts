import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ListAddresses } from './listAddresses';

/** The frame gives everybody who logs in her own. */
export const ListAddressesContext = createContext(new ListAddresses());

/** Where the way back leads: to the list as it was left, with its search, its filters, its order and its page. */
export const useListAddress = (list: string): string => use(ListAddressesContext).asLeft(list);

/** The list of this page is found again as it is now. */
export function useRememberedList(): void {
  const addresses = use(ListAddressesContext);
  const { pathname, search } = useLocation();
  useEffect(() => addresses.remember(pathname + search), [addresses, pathname, search]);
}
