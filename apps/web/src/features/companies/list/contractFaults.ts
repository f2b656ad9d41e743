import { countField } from '@mukae/contract/calls/numberFields';
import { avatarChannelsMax, feeRateMax } from '@mukae/contract/domain/company/contract';
import type { Language } from '@mukae/contract/language';
import * as z from 'zod/mini';
import { formFaults } from '@/language/formFaults';
import type { TypedContract } from './changedContract';

const contract = z.object({ channels: countField(0, avatarChannelsMax), feeRate: countField(0, feeRateMax) });

export const contractFaults = (
  typed: TypedContract,
  language: Language,
): Partial<Record<keyof TypedContract, string>> => formFaults(contract, typed, language);
