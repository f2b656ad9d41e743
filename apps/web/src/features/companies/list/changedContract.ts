import type { ListedCompany } from '@mukae/contract/calls/companies';

export interface TypedContract {
  channels: string;
  feeRate: string;
}

/** Only what differs is sent; null when nothing does. */
export function changedContract(
  { avatar_channel_max, fee_rate }: Pick<ListedCompany, 'avatar_channel_max' | 'fee_rate'>,
  { channels, feeRate }: TypedContract,
) {
  const changed = {
    ...(channels !== String(avatar_channel_max) && { avatar_channel_max: channels }),
    ...(feeRate !== String(fee_rate) && { fee_rate: feeRate }),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}
