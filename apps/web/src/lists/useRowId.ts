import { useSearchParams } from 'react-router';

/** No row has it: an address without an id, or with a broken one, is answered like any other that leads nowhere. */
const nobody = Number.MAX_SAFE_INTEGER;

/** The row that a page is about, as in `/app/store/update?id=3`. */
export function useRowId(): number {
  const [address] = useSearchParams();
  const id = Number(address.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : nobody;
}
