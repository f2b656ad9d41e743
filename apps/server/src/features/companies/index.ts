export { companyHandlers } from './companies.calls';
export { addCompany } from './companies.repo';
