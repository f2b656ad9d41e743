export { makeAskForChannels } from './askForChannels';
export { makeContractChange } from './changeCompany';
export { makeCompanyInfoChange } from './changeCompanyInfo';
export { companyHandlers } from './companies.calls';
export { addCompany, companyIn, companyNames, findCompany, holdCompany, refuseUnknownCompany } from './companies.repo';
export { logoUrl, makeCompanyLogoChange } from './companyLogo';
export { type MailAllowance, makeMailAllowance } from './mailAllowance';
