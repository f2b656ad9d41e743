import { CompanyListScreen } from '#features/companies/list/CompanyListScreen';

export function Component() {
  return <CompanyListScreen />;
}
