export { makeAskForChannels } from './askForChannels';
export { makeContractChange } from './changeCompany';
export { companyHandlers } from './companies.calls';
export { addCompany, companyIn, companyNames, holdCompany, refuseUnknownCompany } from './companies.repo';
