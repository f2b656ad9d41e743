import * as z from 'zod/mini';
import { awayMailMinutes } from '../domain/company/awayMail';
import { avatarChannelsMax, feeRateMax } from '../domain/company/contract';
import { pauseAfterCallMax } from '../domain/company/pauseAfterCall';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { flagField, idField } from './fields';
import { pageField, pageFields, sortField } from './list';
import { countField, versionField } from './numberFields';
import { openingFields } from './openingFields';
import { pictureErrors, pictureUpload } from './picture';
import { line, messageField, titleField } from './textFields';
import { optional, savingNames, wireAnswer, wireInput } from './wire';

/** What calls name otherwise about a company. */
const companyNames = {
  ...savingNames,
  name: 'companyName',
  avatarChannelMax: 'avatar_channel_max',
  channelsInUse: 'channels_in_use',
  feeRate: 'fee_rate',
  mediaUsed: 'media_used',
  mediaQuota: 'media_quota',
  pauseAfterCall: 'pause_after_call',
  mailsWhenAway: 'mails_when_away',
  awayMailAfter: 'away_mail_after',
} as const;

/** What a company tells of itself, and how its reception works; its administrator writes it. */
export const companyInfoFields = {
  address: line({ min: 0, max: 200, empty: 'required', short: 'required' }),
  contact: line({ min: 0, max: 100, empty: 'required', short: 'required' }),
  ...openingFields,
  pauseAfterCall: countField(0, pauseAfterCallMax),
  mailsWhenAway: flagField,
  awayMailAfter: countField(awayMailMinutes.min, awayMailMinutes.max),
};

const companyAnswer = wireAnswer(
  {
    name: z.string(),
    /** Where its picture is; empty while there is none. */
    logo: z.string(),
    ...companyInfoFields,
    version: z.number(),
    avatarChannelMax: z.number(),
    channelsInUse: z.number(),
    mediaUsed: z.number(),
    mediaQuota: z.number(),
  },
  companyNames,
);
export type CompanyAnswer = z.output<typeof companyAnswer>;

const listedCompany = wireAnswer(
  {
    id: z.number(),
    name: z.string(),
    avatarChannelMax: z.number(),
    channelsInUse: z.number(),
    feeRate: z.number(),
    version: z.number(),
  },
  { ...companyNames, id: 'companyId' },
);
export type ListedCompany = z.output<typeof listedCompany>;

/** What a system administrator writes in the contract of a company. */
export const contractFields = {
  name: titleField,
  avatarChannelMax: countField(0, avatarChannelsMax),
  feeRate: countField(0, feeRateMax),
};

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
    errors: ['notFound', 'tooManyMails'],
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
    when: { targetCompanyId: 'given' },
    input: wireInput(
      { id: idField, ...optional(contractFields), seenVersion: z.optional(versionField) },
      { ...companyNames, id: 'targetCompanyId' },
    ),
    output: okAnswer,
    errors: ['notFound', 'channelsInUse', 'changedMeanwhile'],
    capability: 'company.manage',
  },
  changeCompanyInfo: {
    kind: 'json',
    method: 'POST',
    path: '/api/updateCompany',
    summary: 'Change what the own company tells of itself and how its reception works: only the fields sent',
    when: { targetCompanyId: 'missing' },
    input: wireInput(
      { companyId: z.optional(idField), ...optional(companyInfoFields), seenVersion: z.optional(versionField) },
      companyNames,
    ),
    output: okAnswer,
    errors: ['notFound', 'companyNeeded', 'changedMeanwhile'],
    capability: 'company.change',
  },
  changeCompanyLogo: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateCompanyLogo',
    summary:
      'The logo that screens of the company show where their templates have none; without a picture it is taken away',
    input: z.strictObject({ companyId: z.optional(idField) }),
    files: { image: pictureUpload },
    output: okAnswer,
    errors: ['notFound', 'companyNeeded', ...pictureErrors],
    capability: 'company.change',
  },
  getCompanyLogo: {
    kind: 'file',
    method: 'GET',
    path: '/api/companyLogo',
    summary: 'The logo of a company',
    input: z.strictObject({ companyId: z.optional(idField), file: z.string() }),
    contentTypes: ['image/webp'],
    errors: ['notFound'],
    capability: 'company.read',
  },
});
