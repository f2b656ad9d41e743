import { describe, expect, it } from 'vitest';
import { faultOfImport } from './importRules';

const fault = (from: string, to: string) => faultOfImport({ from, to, specifier: './a' });
const feature = (path: string) => `apps/server/src/features/${path}`;

describe('import rules', () => {
  it.each([
    ['packages/contract/src/domain/a.ts', 'npm:zod'],
    ['packages/contract/src/calls/a.ts', 'npm:react'],
    ['apps/server/src/platform/a.ts', feature('accounts/index.ts')],
    [feature('companies/companies.calls.ts'), feature('accounts/index.ts')],
    [feature('accounts/login.ts'), feature('companies/companies.repo.ts')],
    [feature('accounts/login.ts'), 'npm:drizzle-orm'],
    [feature('brandNew/new.ts'), feature('accounts/index.ts')],
    ['apps/web/src/ui/A.tsx', 'apps/web/src/features/a.ts'],
    ['apps/web/src/features/accounts/a.ts', 'apps/web/src/features/demo/b.ts'],
    ['apps/web/src/features/signages/a.ts', 'apps/web/src/features/reception/calling/b.ts'],
    ['apps/web/src/app/a.ts', 'apps/web/src/features/accounts/session/b.ts'],
    ['apps/web/src/pages/a.ts', 'apps/web/src/app/a.ts'],
    ['apps/web/src/api/a.ts', 'apps/server/src/compose/compose.ts'],
  ])('%s may not import %s', (from, to) => expect(fault(from, to)).toBeDefined());

  it.each([
    ['packages/contract/src/calls/a.ts', 'npm:zod'],
    [feature('accounts/login.ts'), feature('companies/index.ts')],
    [feature('accounts/accounts.tables.ts'), feature('companies/companies.tables.ts')],
    [feature('accounts/users.repo.ts'), 'npm:drizzle-orm'],
    ['apps/web/src/pages/a.ts', 'apps/web/src/features/stores/list/StoreListScreen.tsx'],
    ['apps/web/src/features/signages/a.ts', 'apps/web/src/features/reception/index.ts'],
  ])('%s may import %s', (from, to) => expect(fault(from, to)).toBeUndefined());

  it('an import climbs one folder and no more', () => {
    const climbs = (specifier: string) =>
      faultOfImport({ from: 'apps/web/src/ui/a/b.ts', to: 'apps/web/src/ui/c.ts', specifier });
    expect(climbs('../../c')).toBeDefined();
    expect(climbs('../c')).toBeUndefined();
  });
});
