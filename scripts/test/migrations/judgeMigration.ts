import type { AlterTableCmd, ColumnDef, Constraint, CreateTrigStmt, DropStmt, IndexStmt, Node } from 'libpg-query';
import { columnsIn, namesIn, type Statement } from './readStatements';
import {
  bodyOf,
  commandsOf,
  constraintsOf,
  givesValue,
  type Schema,
  schemaAfter,
  triggerKey,
  writtenType,
} from './schema';

/** Of a migration, while programs of the version before it are at work. */
export interface Verdict {
  /** What they could not live with. */
  faults: string[];
  /** What somebody should have thought about. */
  warnings: string[];
}

type Fault = string | undefined;

/** `-- contract since 0.3.0: nothing reads users.nickname` before a statement. */
const contract = /^\s*-- contract since (\S+): \S.*$/m;

const harmless = new Set([
  'CreateStmt',
  'CreateEnumStmt',
  'CreateSeqStmt',
  'CreateExtensionStmt',
  'CreateSchemaStmt',
  'CreateStatsStmt',
  'ViewStmt',
  'InsertStmt',
  'SelectStmt',
  'CommentStmt',
  'AlterSeqStmt',
]);

const raises = (body: string): boolean => /\braise\b(?!\s+(debug|log|info|notice|warning)\b)/i.test(body);
/** What a trigger before a row says to leave it out. */
const leavesOut = (body: string): boolean => /\breturn\s+null\b/i.test(body);

const isBefore = ({ timing = 0 }: CreateTrigStmt): boolean => (timing & 2) !== 0;

const sizeOf = (type: string): number =>
  Number(/^varchar\((\d+)\)$/.exec(type)?.[1] ?? (type === 'varchar' ? Infinity : 0));

/** Everything fits, and programs are told the same as before. */
const isWider = (before: string, after: string): boolean =>
  sizeOf(before) > 0 && (after === 'text' || sizeOf(after) >= sizeOf(before));

/** Judges one migration, from the schema before it and what it does. */
export function judgeMigration(
  before: readonly Statement[],
  migration: readonly Statement[],
  released: readonly string[],
): Verdict {
  const old = schemaAfter(before);
  const made: Schema = schemaAfter(migration);
  const warnings: string[] = [];

  const created = new Set(
    migration.flatMap(({ node }) => ('CreateStmt' in node ? (node.CreateStmt.relation?.relname ?? []) : [])),
  );
  /** No program of the version before knows it. */
  const isNewTable = (table: string): boolean => created.has(table) && !old.tables.has(table);
  const newColumn = (table: string, column: string) =>
    old.columns.has(`${table}.${column}`) ? undefined : made.columns.get(`${table}.${column}`);
  /** Programs before it leave such a column empty. */
  const staysEmpty = (table: string) => (column: string) => newColumn(table, column)?.hasDefault === false;

  function uniqueFault(table: string, columns: readonly string[], nullsAreAlike = false): Fault {
    if (!nullsAreAlike && columns.some(staysEmpty(table))) return undefined;
    return `makes something in ${table} unique, which programs of the version before do not know`;
  }

  function constraintFault(table: string, constraint: Constraint, ofColumn: readonly string[]): Fault {
    const { contype, conname: name = 'a constraint', keys, fk_attrs, raw_expr, fk_del_action } = constraint;
    const where = `${name} on ${table}`;
    switch (contype) {
      case 'CONSTR_UNIQUE':
      case 'CONSTR_PRIMARY':
        return uniqueFault(table, keys ? namesIn(keys) : ofColumn, constraint.nulls_not_distinct);
      case 'CONSTR_EXCLUSION':
        return `excludes rows by ${where}, which programs of the version before do not know`;
      case 'CONSTR_CHECK': {
        const asked = columnsIn(raw_expr);
        const isNew = asked.length > 0 && asked.every((column) => newColumn(table, column));
        return isNew ? undefined : `checks rows by ${where}, which programs of the version before do not know`;
      }
      case 'CONSTR_FOREIGN': {
        const columns = fk_attrs ? namesIn(fk_attrs) : ofColumn;
        if (!columns.every(staysEmpty(table)))
          return `asks for other rows by ${where}, which programs of the version before do not write`;
        const keeps = fk_del_action === 'a' || fk_del_action === 'r';
        return keeps ? `keeps rows from being deleted by ${where}: say on delete cascade or set null` : undefined;
      }
      case 'CONSTR_NOTNULL':
        return notNullFault(table, keys ? namesIn(keys) : ofColumn);
      default:
        return undefined;
    }
  }

  function notNullFault(table: string, columns: readonly string[]): Fault {
    const unsure = columns.find(
      (column) => !old.neverNull.has(`${table}.${column}`) && newColumn(table, column)?.hasDefault !== true,
    );
    return unsure && `demands ${table}.${unsure}, which programs of the version before may leave empty`;
  }

  function addedColumnFault(table: string, column: ColumnDef): Fault {
    const constraints = constraintsOf(column);
    const isDemanded = constraints.some(({ contype }) => contype === 'CONSTR_NOTNULL' || contype === 'CONSTR_PRIMARY');
    if (isDemanded && !givesValue(column)) {
      return `adds ${table}.${column.colname} not null without a default: programs of the version before do not write it`;
    }
    const others = constraints.filter(({ contype }) => contype !== 'CONSTR_NOTNULL');
    return firstFault(others, (constraint) => constraintFault(table, constraint, [column.colname ?? '']));
  }

  function droppedConstraintFault(name: string): Fault {
    const rule = old.rules.get(name) ?? made.rules.get(name);
    if (made.rules.has(name) && !old.rules.has(name)) return undefined;
    if (rule?.kind === 'check' || (rule?.kind === 'foreign' && !rule.acts)) return undefined;
    return `drops the constraint ${name}, on which programs of the version before rely`;
  }

  function commandFault(table: string, { subtype, name = '', def }: AlterTableCmd): Fault {
    const column = def && 'ColumnDef' in def ? def.ColumnDef : undefined;
    const constraint = def && 'Constraint' in def ? def.Constraint : undefined;
    switch (subtype) {
      case 'AT_AddColumn':
        return column && addedColumnFault(table, column);
      case 'AT_AddConstraint':
        return constraint && constraintFault(table, constraint, []);
      case 'AT_DropConstraint':
        return droppedConstraintFault(name);
      case 'AT_DropColumn':
        return old.columns.has(`${table}.${name}`) ? `drops the column ${table}.${name}` : undefined;
      case 'AT_SetNotNull':
        return notNullFault(table, [name]);
      case 'AT_DropNotNull':
        warnings.push(`lets ${table}.${name} be empty: programs of the version before read it`);
        return undefined;
      case 'AT_ColumnDefault':
        return def ? undefined : `takes the default of ${table}.${name} away`;
      case 'AT_AlterColumnType': {
        const known = old.columns.get(`${table}.${name}`);
        const isSafe = known && column && isWider(known.type, writtenType(column));
        return isSafe ? undefined : `changes the type of ${table}.${name}`;
      }
      case 'AT_ValidateConstraint':
      case 'AT_SetStatistics':
      case 'AT_SetStorage':
      case 'AT_SetRelOptions':
        return undefined;
      default:
        return `alters ${table} in a way that this check does not know: ${subtype}`;
    }
  }

  function dropFault({ objects = [], removeType = 'OBJECT_TABLE' }: DropStmt): Fault {
    return firstFault(objects, (object) => {
      const names = namesIn([object]);
      const name = names.at(-1) ?? '';
      const what = `${removeType.slice('OBJECT_'.length).toLowerCase()} ${name}`;
      const key = triggerKey(names.at(-2) ?? '', name);
      // It is there again, and judged where it is made.
      const isBack =
        (removeType === 'OBJECT_TRIGGER' && made.triggers.has(key)) ||
        (removeType === 'OBJECT_FUNCTION' && made.functions.has(name));
      const wasMadeHere = removeType === 'OBJECT_TABLE' && isNewTable(name);
      const isMereIndex = removeType === 'OBJECT_INDEX' && !old.rules.has(name);
      return isBack || wasMadeHere || isMereIndex ? undefined : `drops the ${what}`;
    });
  }

  function triggerFault(trigger: CreateTrigStmt): Fault {
    const called = namesIn(trigger.funcname).at(-1) ?? '';
    const body = made.functions.get(called) ?? old.functions.get(called);
    if (body !== undefined && !raises(body) && !(isBefore(trigger) && leavesOut(body))) return undefined;
    return `lets a trigger refuse what programs of the version before write: ${trigger.trigname} on ${trigger.relation?.relname}`;
  }

  function indexFault({ unique, relation, indexParams = [], nulls_not_distinct }: IndexStmt): Fault {
    if (!unique) return undefined;
    const columns = indexParams.flatMap((node) => ('IndexElem' in node ? (node.IndexElem.name ?? []) : []));
    return uniqueFault(relation?.relname ?? '', columns, nulls_not_distinct);
  }

  function functionFault(name: string, body: string): Fault {
    const known = old.functions.get(name) ?? body;
    if (raises(known) === raises(body) && leavesOut(known) === leavesOut(body)) return undefined;
    return `lets the function ${name} refuse what it did not, or the other way round`;
  }

  function faultOf(node: Node): Fault {
    if ('AlterTableStmt' in node) {
      const table = node.AlterTableStmt.relation?.relname ?? '';
      return isNewTable(table)
        ? undefined
        : firstFault(commandsOf(node.AlterTableStmt), (command) => commandFault(table, command));
    }
    if ('IndexStmt' in node)
      return isNewTable(node.IndexStmt.relation?.relname ?? '') ? undefined : indexFault(node.IndexStmt);
    if ('CreateTrigStmt' in node) {
      return isNewTable(node.CreateTrigStmt.relation?.relname ?? '') ? undefined : triggerFault(node.CreateTrigStmt);
    }
    if ('CreateFunctionStmt' in node) {
      return functionFault(namesIn(node.CreateFunctionStmt.funcname).at(-1) ?? '', bodyOf(node.CreateFunctionStmt));
    }
    if ('DropStmt' in node) return dropFault(node.DropStmt);
    if ('RenameStmt' in node) {
      const { relation, subname, newname } = node.RenameStmt;
      return isNewTable(relation?.relname ?? '') ? undefined : `renames ${subname ?? relation?.relname} to ${newname}`;
    }
    if ('AlterEnumStmt' in node)
      return node.AlterEnumStmt.oldVal ? `renames the value ${node.AlterEnumStmt.oldVal}` : undefined;
    if ('UpdateStmt' in node || 'DeleteStmt' in node || 'TruncateStmt' in node) {
      warnAboutRows(node);
      return undefined;
    }
    const kind = Object.keys(node).join();
    return harmless.has(kind) ? undefined : `does what this check does not know: ${kind}`;
  }

  function warnAboutRows(node: Node): void {
    const deed = Object.keys(node).join().replace('Stmt', '').toLowerCase();
    const tables =
      'TruncateStmt' in node
        ? (node.TruncateStmt.relations ?? []).flatMap((one) => ('RangeVar' in one ? (one.RangeVar.relname ?? []) : []))
        : [
            ('UpdateStmt' in node ? node.UpdateStmt : 'DeleteStmt' in node ? node.DeleteStmt : {}).relation?.relname ??
              '',
          ];
    for (const table of tables) {
      if (!isNewTable(table))
        warnings.push(
          `does a ${deed} in ${table}: whoever writes there waits, and programs of the version before find other rows`,
        );
    }
  }

  /** What a fault becomes by the comment before it. */
  function allowed(fault: string, text: string): Fault {
    const version = contract.exec(text)?.[1];
    if (version === undefined) return fault;
    return released.includes(version)
      ? undefined
      : `${fault}, and names ${version}, which is no released version in CHANGELOG.md`;
  }

  const faults = migration.flatMap(({ node, text }) => {
    const fault = faultOf(node);
    return (fault && allowed(fault, text)) ?? [];
  });
  return { faults, warnings };
}

function firstFault<Item>(items: readonly Item[], judge: (item: Item) => Fault): Fault {
  for (const item of items) {
    const fault = judge(item);
    if (fault) return fault;
  }
  return undefined;
}
