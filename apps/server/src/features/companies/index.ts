export { companyHandlers } from './companies.calls';
export { addCompany, findCompany } from './companies.repo';
