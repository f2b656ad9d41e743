import { describe, expect, it } from 'vitest';
import { ListAddresses } from './listAddresses';

describe('ListAddresses', () => {
  it('lead back to a list as it was left', () => {
    const addresses = new ListAddresses();
    addresses.remember('/app/users/list?search=sato&page=2');
    expect(addresses.asLeft('/app/users/list')).toBe('/app/users/list?search=sato&page=2');
    addresses.remember('/app/users/list');
    expect(addresses.asLeft('/app/users/list')).toBe('/app/users/list');
  });

  it('lead to the whole list where nobody has been', () => {
    expect(new ListAddresses().asLeft('/app/store/list')).toBe('/app/store/list');
  });

  it('keep the lists of two rows apart', () => {
    const addresses = new ListAddresses();
    addresses.remember('/app/signage/operator?id=1&sort=-kana');
    expect(addresses.asLeft('/app/signage/operator?id=1')).toBe('/app/signage/operator?id=1&sort=-kana');
    expect(addresses.asLeft('/app/signage/operator?id=2')).toBe('/app/signage/operator?id=2');
  });
});
