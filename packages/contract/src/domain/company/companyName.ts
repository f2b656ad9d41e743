/** What a new company may use at once, so that a call can be tried. */
export const firstAvatarChannels = 3;

/** The company of a person who signs up without an organization. */
export const noCompany = 'None';

export const hasOrganization = (companyName: string): boolean => companyName !== '' && companyName !== noCompany;
