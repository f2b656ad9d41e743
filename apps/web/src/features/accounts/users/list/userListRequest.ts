import { grantableRoles } from '@mukae/contract/domain/account/role';

/** What a switch among the filters has in the address while it is on. */
export const chosen = '1';

export const userFilters = { role: '', channelUnused: '' } as const;
export type UserFilter = keyof typeof userFilters;

/** The filters as the call knows them; what somebody wrote into the address by hand is not asked for. */
export const userListRequest = ({ role, channelUnused }: Readonly<Record<UserFilter, string>>) => ({
  role: grantableRoles.find((grantable) => grantable === role),
  isChannelUnused: channelUnused === chosen || undefined,
});
