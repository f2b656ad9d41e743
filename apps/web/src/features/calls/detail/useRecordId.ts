import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';

/** No record has it: an address without an id, or with a broken one, is answered like any other that leads nowhere. */
const nothing = '00000000-0000-0000-0000-000000000000';

/** The record that the page is about, as in `/app/calls/detail?id=…`. */
export function useRecordId(): string {
  const [address] = useSearchParams();
  return z.uuid().safeParse(address.get('id')).data ?? nothing;
}
