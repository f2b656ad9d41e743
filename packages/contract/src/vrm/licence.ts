import type { VrmLicence } from '../domain/character/vrmLicence';
import type { Vrm0, Vrm1, VrmPart } from './gltf';

const isAddress = (text: string): boolean => /^https?:\/\//.test(text);
const firstAddress = (...texts: readonly string[]): string => texts.find(isAddress) ?? '';
const named = (texts: readonly string[]): string[] => texts.filter((text) => text.trim() !== '');

/** What the file does not say, its format forbids. */
const licenceOf1 = ({ meta }: Vrm1): VrmLicence => ({
  title: meta.name,
  authors: named(meta.authors),
  name: '',
  url: firstAddress(meta.otherLicenseUrl, meta.licenseUrl),
  use:
    meta.avatarPermission === 'everyone'
      ? 'everyone'
      : meta.avatarPermission === 'onlySeparatelyLicensedPerson'
        ? 'onlyLicensed'
        : 'onlyAuthor',
  commercialUse:
    meta.commercialUsage === 'corporation'
      ? 'corporate'
      : meta.commercialUsage === 'personalProfit'
        ? 'personal'
        : 'none',
  redistribution: meta.allowRedistribution ? 'allowed' : 'prohibited',
  credit: meta.creditNotation === 'unnecessary' ? 'unnecessary' : 'required',
});

/** Here the licence says by its name alone what else is allowed. */
const licenceOf0 = ({ meta }: Vrm0): VrmLicence => ({
  title: meta.title,
  authors: named([meta.author]),
  name: meta.licenseName.replaceAll('_', ' '),
  url: firstAddress(meta.otherLicenseUrl),
  use:
    meta.allowedUserName === 'Everyone'
      ? 'everyone'
      : meta.allowedUserName === 'ExplicitlyLicensedPerson'
        ? 'onlyLicensed'
        : 'onlyAuthor',
  commercialUse: meta.commercialUssageName === 'Allow' ? 'corporate' : 'none',
  redistribution: meta.licenseName.startsWith('CC')
    ? 'allowed'
    : meta.licenseName === 'Redistribution_Prohibited'
      ? 'prohibited'
      : 'unknown',
  credit: meta.licenseName === 'CC0' ? 'unnecessary' : meta.licenseName.startsWith('CC_BY') ? 'required' : 'unknown',
});

export const licenceOf = (part: VrmPart): VrmLicence =>
  part.version === '1.0' ? licenceOf1(part.vrm) : licenceOf0(part.vrm);
