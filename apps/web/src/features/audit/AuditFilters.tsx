import { Select } from '@mantine/core';
import { useTexts } from '../../language/LanguageProvider';
import classes from './AuditFilters.module.css';
import { auditTexts } from './audit.texts';
import { actionNamed, actionsByKind } from './auditKinds';
import type { Condition } from './conditions';
import { DayField } from './DayField';

export function AuditFilters({
  filters: { action, from, until },
  onFilter,
}: {
  filters: Readonly<Record<Condition, string>>;
  onFilter: (condition: Condition, value: string) => void;
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
      <div className={classes.days}>
        <DayField label={t.from} day={from} latest={until} onDay={(day) => onFilter('from', day)} />
        <span aria-hidden>–</span>
        <DayField label={t.until} day={until} earliest={from} onDay={(day) => onFilter('until', day)} />
      </div>
    </>
  );
}
