import { describe, expect, it } from 'vitest';
import { userListRequest } from './userListRequest';

describe('userListRequest', () => {
  it('[O-U01] asks for a role and for unused channels only where they are chosen', () => {
    expect(userListRequest({ role: '', channelUnused: '' })).toEqual({});
    expect(userListRequest({ role: 'companyAdmin', channelUnused: '1' })).toEqual({
      role: 'companyAdmin',
      isChannelUnused: true,
    });
  });

  it('does not ask for what nobody could have chosen', () => {
    expect(userListRequest({ role: 'signage', channelUnused: 'perhaps' })).toEqual({});
  });
});
