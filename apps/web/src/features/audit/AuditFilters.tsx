import { Select, TextInput } from '@mantine/core';
import { useTexts } from '../../language/LanguageProvider';
import classes from './AuditFilters.module.css';
import { auditTexts } from './audit.texts';
import { actionsByKind } from './auditKinds';
import type { Condition } from './conditions';

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
        placeholder={t.anyAction}
        data={groups}
        value={action || null}
        onChange={(value) => onFilter('action', value ?? '')}
        clearable
      />
      <div className={classes.days}>
        <TextInput
          type="date"
          className={classes.day}
          aria-label={t.from}
          value={from}
          max={until || undefined}
          onChange={({ currentTarget }) => onFilter('from', currentTarget.value)}
        />
        <span aria-hidden>–</span>
        <TextInput
          type="date"
          className={classes.day}
          aria-label={t.until}
          value={until}
          min={from || undefined}
          onChange={({ currentTarget }) => onFilter('until', currentTarget.value)}
        />
      </div>
    </>
  );
}
