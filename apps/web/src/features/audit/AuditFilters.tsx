import { Select } from '@mantine/core';
import { DayRange } from '@/dates/DayRange';
import { useTexts } from '@/language/LanguageProvider';
import classes from './AuditFilters.module.css';
import { auditTexts } from './audit.texts';
import { actionNamed, actionsByKind } from './auditKinds';
import type { AuditCondition } from './conditions';

export function AuditFilters({
  filters: { action, from, until },
  onFilter,
}: {
  filters: Readonly<Record<AuditCondition, string>>;
  onFilter: (condition: AuditCondition, value: string) => void;
}) {
  const t = useTexts(auditTexts);
  const groups = actionsByKind.map(({ kind, actions }) => ({
    group: t.kinds[kind],
    items: actions.map((value) => ({ value, label: t.actions[value] })),
  }));
  return (
    <>
      <Select
        className={classes.action}
        aria-label={t.action}
        data={[{ value: '', label: t.anyAction }, ...groups]}
        value={actionNamed(action) ?? ''}
        onChange={(value) => onFilter('action', value ?? '')}
        allowDeselect={false}
      />
      <DayRange from={from} until={until} onDay={onFilter} />
    </>
  );
}
