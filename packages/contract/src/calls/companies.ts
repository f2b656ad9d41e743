import * as z from 'zod/mini';
import { avatarChannelsMax, feeRateMax } from '../domain/company/contract';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { idField } from './fields';
import { pageField, pageFields, sortField } from './list';
import { countField, versionField } from './numberFields';
import { messageField, titleField } from './textFields';

const companyAnswer = z.object({
  companyName: z.string(),
  avatar_channel_max: z.number(),
  channels_in_use: z.number(),
  media_used: z.number(),
  media_quota: z.number(),
});
export type CompanyAnswer = z.output<typeof companyAnswer>;

const listedCompany = z.object({
  companyId: z.number(),
  companyName: z.string(),
  avatar_channel_max: z.number(),
  channels_in_use: z.number(),
  fee_rate: z.number(),
  version: z.number(),
});
export type ListedCompany = z.output<typeof listedCompany>;

export const companySortKeys = ['name', 'createdAt'] as const;

export const companyCalls = defineCalls({
  getCompany: {
    kind: 'json',
    method: 'POST',
    path: '/api/getCompany',
    summary: 'The company of the caller: its contract, and what of it is in use',
    input: z.strictObject({ companyId: z.optional(idField) }),
    output: companyAnswer,
    errors: ['notFound'],
    capability: 'company.read',
    passive: true,
  },
  requestChannels: {
    kind: 'json',
    method: 'POST',
    path: '/api/requestChannels',
    summary: 'Ask the system administrators for more avatar channels, by mail',
    input: z.strictObject({ count: countField(1, avatarChannelsMax), message: z._default(messageField, '') }),
    output: okAnswer,
    errors: ['notFound', 'tooMany'],
    capability: 'company.ask',
  },
  getCompanies: {
    kind: 'json',
    method: 'POST',
    path: '/api/getCompanies',
    summary: 'Every company, or one page of them',
    input: z.strictObject({ ...pageFields, page: z.optional(pageField), sort: sortField(companySortKeys) }),
    output: z.object({ result: z.literal('OK'), companies: z.array(listedCompany), total: z.number() }),
    errors: [],
    capability: 'company.manage',
  },
  updateCompany: {
    kind: 'json',
    method: 'POST',
    path: '/api/updateCompany',
    summary: 'Change the contract of a company: only the fields sent',
    input: z.strictObject({
      targetCompanyId: idField,
      companyName: z.optional(titleField),
      avatar_channel_max: z.optional(countField(0, avatarChannelsMax)),
      fee_rate: z.optional(countField(0, feeRateMax)),
      version: z.optional(versionField),
    }),
    output: okAnswer,
    errors: ['notFound', 'channelsInUse', 'changedMeanwhile'],
    capability: 'company.manage',
  },
});
