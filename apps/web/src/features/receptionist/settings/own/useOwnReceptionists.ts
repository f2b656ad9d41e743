import type { ReceptionistAnswer } from '@mukae/contract/calls/receptionist';
import { signageCalls } from '@mukae/contract/calls/signages';
import { usualSignageReceptionist } from '@mukae/contract/domain/receptionist/receptionist';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';

/** A screen, with what its receptionist has of its own. */
export type Screen = ReceptionistAnswer['signages'][number];

/** Nothing was set: as if it had been set once, to what its company has. */
const unset = { ...usualSignageReceptionist, version: 1 };

/** All screens of the company; undefined until they are known. */
export function useOwnReceptionists(own: readonly Screen[]): readonly Screen[] | undefined {
  const { data } = useQuery(queryOf(signageCalls.listSignages, useCompanyScope()));
  return data?.map(
    ({ id, name, storeName }) =>
      own.find(({ signageId }) => signageId === id) ?? { ...unset, signageId: id, name, storeName },
  );
}

/** Whether anything of it is not as in its company. */
export const differs = ({ isOn, hours, greeting }: Screen): boolean =>
  isOn !== null || hours !== null || greeting !== null;

export const nameWithStore = ({ storeName, name }: Screen): string => [storeName, name].filter(Boolean).join(' ');
