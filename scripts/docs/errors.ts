import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import { unexpected } from '@mukae/contract/errors/codes';
import { confirmations } from '@mukae/contract/errors/confirmations';
import { errors } from '@mukae/contract/errors/errors';

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

/** docs/errors.md, from the closed lists of the contract. */
export const errorsPage = (): string => `# Errors

Every refused call answers with its HTTP status and \`{result: "Error", code, msg}\`; \`msg\` is in the caller's language
(\`Accept-Language\`). Codes of 100 and above are shown in place, lower ones in the banner of a page. This page is made by
\`npm run docs\`.

${table(
  ['code', 'status', 'Japanese', 'English'],
  Object.values(errors).map(({ code, status, text }) => row(code, status, text.ja, text.en)),
)}

Where fields of the input are wrong, the answer also has \`faults: [{field, fault}]\`: the field as the call names it (one inside
another by its whole way, as in \`user.name\`), and a name from the list of faults below. Forms show them at their fields.

Pages show \`${unexpected.code}\` (${unexpected.text.ja} / ${unexpected.text.en}) for an unknown result or a network failure.

## Confirmations

Answered with status 200 and \`{result: "Confirm", code, msg}\`; the caller repeats the call with \`isForceSubmit\`.

${table(
  ['code', 'Japanese', 'English'],
  Object.values(confirmations).map(({ code, text }) => row(code, text.ja, text.en)),
)}

## Faults of a field

${table(
  ['fault', 'Japanese', 'English'],
  Object.entries(answeredFaults).map(([name, { ja, en }]) => row(name, ja, en)),
)}
`;
