/** The company of a person who signs up without an organization. */
export const noCompany = 'None';

export const hasOrganization = (companyName: string): boolean => companyName !== '' && companyName !== noCompany;
