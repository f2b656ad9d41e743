import type { AlterTableStmt, ColumnDef, Constraint, CreateFunctionStmt, Node } from 'libpg-query';
import { columnsIn, namesIn, type Statement } from './readStatements';

/** What a rule about rows or a table is. */
export interface KnownRule {
  kind: 'check' | 'foreign' | 'unique';
  /** What a foreign key does to rows when theirs goes. */
  acts: boolean;
}

interface Column {
  type: string;
  hasDefault: boolean;
}

/** As far as it matters whether a change can be lived with, after some migrations. */
export interface Schema {
  /** By table and column. */
  columns: ReadonlyMap<string, Column>;
  tables: ReadonlySet<string>;
  /** By name: constraints, and indexes that make something unique. */
  rules: ReadonlyMap<string, KnownRule>;
  /** Bodies by name. */
  functions: ReadonlyMap<string, string>;
  /** Columns of which a constraint that was tried on every row says that they are not null. */
  neverNull: ReadonlySet<string>;
  triggers: ReadonlySet<string>;
}

const kindOfConstraint = ({ contype }: Constraint): KnownRule['kind'] | undefined => {
  if (contype === 'CONSTR_CHECK') return 'check';
  if (contype === 'CONSTR_FOREIGN') return 'foreign';
  return contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY' || contype === 'CONSTR_EXCLUSION'
    ? 'unique'
    : undefined;
};

const actsOnRows = ({ fk_del_action: del, fk_upd_action: upd }: Constraint): boolean =>
  [del, upd].some((action) => action === 'c' || action === 'n' || action === 'd');

export const constraintsOf = ({ constraints = [] }: ColumnDef): Constraint[] =>
  constraints.flatMap((node) => ('Constraint' in node ? node.Constraint : []));

export const givesValue = (column: ColumnDef): boolean =>
  constraintsOf(column).some(({ contype }) =>
    ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'].includes(contype ?? ''),
  );

export const commandsOf = ({ cmds = [] }: AlterTableStmt) =>
  cmds.flatMap((node) => ('AlterTableCmd' in node ? node.AlterTableCmd : []));

/** `varchar(20)`, `text`. */
export const writtenType = ({ typeName }: ColumnDef): string => {
  const sizes = (typeName?.typmods ?? []).flatMap((node) =>
    'A_Const' in node ? String(node.A_Const.ival?.ival ?? 0) : [],
  );
  const name = namesIn(typeName?.names).at(-1) ?? '';
  return `${name}${sizes.length > 0 ? `(${sizes.join()})` : ''}${typeName?.arrayBounds ? '[]' : ''}`;
};

export function bodyOf({ options = [] }: CreateFunctionStmt): string {
  const parts = options.flatMap((node) =>
    'DefElem' in node && node.DefElem.defname === 'as' && node.DefElem.arg ? namesIn([node.DefElem.arg]) : [],
  );
  return parts.join('\n');
}

/** `check (x is not null)` → x */
const saysNeverNull = ({ raw_expr: expression }: Constraint): string[] =>
  expression && 'NullTest' in expression && expression.NullTest.nulltesttype === 'IS_NOT_NULL'
    ? columnsIn(expression.NullTest.arg)
    : [];

export const triggerKey = (table: string, name: string): string => `${name} on ${table}`;

/** What there is after these statements. */
export function schemaAfter(statements: readonly Statement[]): Schema {
  const columns = new Map<string, Column>();
  const tables = new Set<string>();
  const rules = new Map<string, KnownRule>();
  const functions = new Map<string, string>();
  const neverNull = new Set<string>();
  const triggers = new Set<string>();
  /** By name, until they are tried on every row. */
  const untried = new Map<string, string[]>();

  function addConstraint(table: string, constraint: Constraint): void {
    const { conname: name = '', skip_validation: isUntried } = constraint;
    const kind = kindOfConstraint(constraint);
    if (kind && name) rules.set(name, { kind, acts: actsOnRows(constraint) });
    const never = kind === 'check' ? saysNeverNull(constraint).map((column) => `${table}.${column}`) : [];
    if (isUntried) untried.set(name, never);
    else for (const column of never) neverNull.add(column);
  }

  function addColumn(table: string, definition: ColumnDef): void {
    const { colname = '' } = definition;
    columns.set(`${table}.${colname}`, { type: writtenType(definition), hasDefault: givesValue(definition) });
    for (const constraint of constraintsOf(definition)) addConstraint(table, constraint);
  }

  function alter(table: string, statement: AlterTableStmt): void {
    for (const { subtype, name = '', def } of commandsOf(statement)) {
      if (def && 'ColumnDef' in def && subtype === 'AT_AddColumn') addColumn(table, def.ColumnDef);
      if (def && 'ColumnDef' in def && subtype === 'AT_AlterColumnType') {
        columns.set(`${table}.${name}`, { type: writtenType(def.ColumnDef), hasDefault: false });
      }
      if (def && 'Constraint' in def) addConstraint(table, def.Constraint);
      if (subtype === 'AT_ValidateConstraint') for (const column of untried.get(name) ?? []) neverNull.add(column);
      if (subtype === 'AT_DropColumn') columns.delete(`${table}.${name}`);
      if (subtype === 'AT_DropConstraint') rules.delete(name);
    }
  }

  function drop(removed: readonly Node[], kind: string | undefined): void {
    for (const object of removed) {
      const names = namesIn([object]);
      const name = names.at(-1) ?? '';
      if (kind === 'OBJECT_TABLE') tables.delete(name);
      if (kind === 'OBJECT_INDEX') rules.delete(name);
      if (kind === 'OBJECT_FUNCTION') functions.delete(name);
      if (kind === 'OBJECT_TRIGGER') triggers.delete(triggerKey(names.at(-2) ?? '', name));
    }
  }

  for (const { node } of statements) {
    if ('CreateStmt' in node) {
      const { relation, tableElts = [] } = node.CreateStmt;
      const table = relation?.relname ?? '';
      tables.add(table);
      for (const element of tableElts) {
        if ('ColumnDef' in element) addColumn(table, element.ColumnDef);
        if ('Constraint' in element) addConstraint(table, element.Constraint);
      }
    }
    if ('AlterTableStmt' in node) alter(node.AlterTableStmt.relation?.relname ?? '', node.AlterTableStmt);
    if ('IndexStmt' in node && node.IndexStmt.unique)
      rules.set(node.IndexStmt.idxname ?? '', { kind: 'unique', acts: false });
    if ('CreateFunctionStmt' in node)
      functions.set(namesIn(node.CreateFunctionStmt.funcname).at(-1) ?? '', bodyOf(node.CreateFunctionStmt));
    if ('CreateTrigStmt' in node) {
      const { relation, trigname = '' } = node.CreateTrigStmt;
      triggers.add(triggerKey(relation?.relname ?? '', trigname));
    }
    if ('DropStmt' in node) drop(node.DropStmt.objects ?? [], node.DropStmt.removeType);
  }
  return { columns, tables, rules, functions, neverNull, triggers };
}
