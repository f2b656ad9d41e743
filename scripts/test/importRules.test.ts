import { describe, expect, it } from 'vitest';
import { faultOfImport } from './importRules';

const fault = (from: string, to: string) => faultOfImport({ from, to, isTypeOnly: false });
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
    ['apps/web/src/pages/A.tsx', 'apps/web/src/app/a.ts'],
    ['apps/web/src/api/a.ts', 'apps/server/src/compose/compose.ts'],
  ])('%s may not import %s', (from, to) => expect(fault(from, to)).toBeDefined());

  it.each([
    ['packages/contract/src/calls/a.ts', 'npm:zod'],
    [feature('accounts/login.ts'), feature('companies/index.ts')],
    [feature('accounts/accounts.tables.ts'), feature('companies/companies.tables.ts')],
    [feature('accounts/users.repo.ts'), 'npm:drizzle-orm'],
    ['apps/web/src/pages/A.tsx', 'apps/web/src/features/a.ts'],
  ])('%s may import %s', (from, to) => expect(fault(from, to)).toBeUndefined());
});
