import { readFile } from 'node:fs/promises';
import { roles } from '@mukae/contract/domain/account/role';
import { sourceFiles } from './readImports';

/** Where roles themselves are the subject: what they are, what they are called, who gets which. */
const isAboutRoles = (file: string): boolean =>
  /^packages\/contract\/src\/(access|domain\/account)\/|\.(texts|tables|repo)\.ts$|\/features\/(demo|registration)\//.test(
    file,
  ) || aboutRoles.has(file);

const aboutRoles: ReadonlySet<string> = new Set(['apps/server/src/features/accounts/administrators.ts']);

const isProduct = (file: string): boolean => !/\.test\.tsx?$|\/testing\//.test(file);

/** `signage` and `operator` are also words for other things: only next to a role or a caller do they mean the role. */
const clear = roles.filter((role) => role !== 'signage' && role !== 'operator');
const asRole = new RegExp(
  `'(?:${clear.join('|')})'|\\b(?:role|caller|roleInCookie\\(\\))\\b[^\\n]{0,12}[!=]== '(?:${roles.join('|')})'`,
);

/** What somebody may is asked of the table of capabilities, not of the name of her role. */
export async function checkRoleNames(): Promise<string[]> {
  const files = (await sourceFiles(['packages', 'apps'])).filter((file) => isProduct(file) && !isAboutRoles(file));
  const named = await Promise.all(
    files.map(async (file) => {
      const line = (await readFile(file, 'utf8')).split('\n').find((text) => asRole.test(text));
      return line ? [`${file} asks for the name of a role: ${line.trim()}`] : [];
    }),
  );
  return named.flat();
}
