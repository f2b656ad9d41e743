import { access, callers, scopeOf } from '@mukae/contract/access/access';
import { allCalls } from '@mukae/contract/calls/all';
import type { CallGroup } from '@mukae/contract/calls/call';

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;

const isCapability = (name: string): name is keyof typeof access => Object.hasOwn(access, name);
const capabilities = Object.keys(access).filter(isCapability);

/** docs/access.md, from the one table of the contract. */
export const accessPage = (): string => `# Who may do what

\`own\`: one's own things, \`company\`: those of one's company, \`all\`: everything. \`temporary\` holds a temporary password,
\`waiting\` a reservation link that has not begun. This page is made by \`npm run docs\`.

${row('capability', ...callers)}
${row('---', ...callers.map(() => '---'))}
${capabilities.map((capability) => row(capability, ...callers.map((caller) => scopeOf(caller, capability) ?? '–'))).join('\n')}

## Calls

Several calls on one path are told apart by their fields, and each asks for its own capability.

${row('call', 'path', 'capability', 'what it does')}
${row('---', '---', '---', '---')}
${Object.values<CallGroup>(allCalls)
  .flatMap((group) => Object.entries(group))
  .map(([name, { method, path, capability, summary }]) => row(name, `\`${method} ${path}\``, capability, summary))
  .join('\n')}
`;
