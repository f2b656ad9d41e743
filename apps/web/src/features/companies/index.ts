export { CsvMenu } from './CsvMenu';
export { type CompanyScope, useCompanyScope, useHasCompany } from './companyScope';
export { CompanyNeeded } from './picker/CompanyNeeded';
export { CompanyPicker } from './picker/CompanyPicker';
export { InOneCompany } from './picker/InOneCompany';
export { useCompanies } from './useCompanies';
export { useCompany } from './useCompany';
export { useExportPath } from './useExportPath';
