import type { AuditEntry } from '@mukae/contract/calls/audit';
import { dateAndTime } from '@/dates/dateAndTime';
import { roleTexts } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import type { Column } from '@/ui/dataTable/columns';
import { PersonLine } from '@/ui/PersonLine';
import { AuditDeed } from './AuditDeed';
import { auditTexts } from './audit.texts';
import { ChangeLines } from './ChangeLines';

export function useAuditColumns({ showsCompany }: { showsCompany: boolean }): Column<AuditEntry>[] {
  const t = useTexts(auditTexts);
  const roles = useTexts(roleTexts);
  const company: Column<AuditEntry> = {
    key: 'company',
    head: t.company,
    hideBelow: 1000,
    cell: ({ companyName }) => companyName || t.none,
  };
  return [
    {
      key: 'at',
      head: t.at,
      fixed: true,
      cell: ({ at }) => <time dateTime={at}>{dateAndTime(at)}</time>,
    },
    {
      key: 'actor',
      head: t.actor,
      kind: 'primary',
      cell: ({ actor }) => <PersonLine name={actor.name} sub={roles[actor.role]} />,
    },
    {
      key: 'action',
      head: t.action,
      cell: ({ action, subject }) => <AuditDeed action={t.actions[action]} subject={subject} />,
    },
    { key: 'changes', head: t.changes, cell: ({ changes }) => <ChangeLines changes={changes} /> },
    ...(showsCompany ? [company] : []),
  ];
}
