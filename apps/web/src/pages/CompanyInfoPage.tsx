import { CompanyInfoScreen } from '#features/companies/info/CompanyInfoScreen';

export function Component() {
  return <CompanyInfoScreen />;
}
