import { toldSignageNames } from '@mukae/contract/calls/signageFields';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import type { Size } from '@mukae/contract/domain/signage/size';
import { userChangesInWords } from '#features/accounts';
import type { Queryable } from '#platform/db/database';
import { type DeviceChange, inTwoRows } from './devices.repo';
import type { Signage, SignageRow } from './signages.repo';

const sizeInWords = ({ width, height }: Size): string => `${width}×${height}`;

/** What was changed of a screen; both its sides are told together. */
export function screenChangesInWords(signage: Signage, change: DeviceChange): FieldChange[] {
  const { width, height, ...others } = inTwoRows(change).screen;
  const after = { width: width ?? signage.width, height: height ?? signage.height };
  const isResized = width !== undefined || height !== undefined;
  return [
    ...(isResized ? [{ field: 'size', from: sizeInWords(signage), to: sizeInWords(after) }] : []),
    ...changesInWords(signage, others, { names: toldSignageNames }),
  ];
}

export const deviceChangesInWords = async (
  db: Queryable,
  { signage, account }: SignageRow,
  change: DeviceChange,
): Promise<FieldChange[]> => [
  ...(await userChangesInWords(db, account, inTwoRows(change).account)),
  ...screenChangesInWords(signage, change),
];
