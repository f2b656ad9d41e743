import { describe, expect, it } from 'vitest';
import { checkMigrations, judgeMigrations, releasedVersions } from './migrations';

/** What the version before made. */
const before = `
  create type kind as enum ('a', 'b');
  create table people (id bigint primary key, name text not null, code varchar(10), age integer, note text);
  create table things (id bigint primary key, owner bigint,
    constraint things_owner foreign key (owner) references people (id) on delete cascade,
    constraint things_owned check (owner is not null));
  create unique index people_name on people (name);
  create index people_age on people (age);
  alter table people add constraint people_aged check (age > 0);
  create function tell() returns trigger language plpgsql as $$ begin perform pg_notify('x', ''); return null; end $$;
  create function keep() returns trigger language plpgsql as $$ begin raise exception 'kept'; end $$;
  create trigger people_tell after update on people for each row execute function tell();`;

const verdictOn = async (migration: string, released: readonly string[] = []) => {
  const migrations = [
    { tag: '0001_before', text: before },
    { tag: '0002_after', text: migration },
  ];
  const [judged] = await judgeMigrations(migrations, '0001_before', released);
  if (!judged) throw new Error('nothing was judged');
  return judged.verdict;
};
const faultsOf = async (migration: string) => (await verdictOn(migration)).faults.join('; ');

describe('a migration beside programs of the version before', () => {
  it.each([
    ['a table', 'drop table people', 'create table more (id int); drop table more', 'drops the table people'],
    [
      'a column',
      'alter table people drop column note',
      'alter table people add column x text; alter table people drop column x',
      'drops the column people.note',
    ],
    ['a view', 'drop view seen', 'create view seen as select 1', 'drops the view seen'],
    [
      'a name',
      'alter table people rename column note to words',
      'alter table people add column words text',
      'renames note',
    ],
    [
      'a table by another name',
      'alter table people rename to persons',
      'create table persons (id int)',
      'renames people',
    ],
    [
      'an index by another name',
      'alter index people_name rename to people_by_name',
      'create index people_by_note on people (note)',
      'renames people_name',
    ],
    [
      'a type',
      'alter table people alter column age type bigint',
      'alter table people alter column code type varchar(20)',
      'changes the type of people.age',
    ],
    [
      'a type that holds less',
      'alter table people alter column code type varchar(5)',
      'alter table people alter column code type text',
      'changes the type of people.code',
    ],
    [
      'a column that may not be empty',
      'alter table people alter column note set not null',
      'alter table things alter column owner set not null',
      'demands people.note',
    ],
    [
      'a new column that may not be empty',
      'alter table people add column born date not null',
      'alter table people add column born date not null default now()',
      'adds people.born not null without a default',
    ],
    [
      'a default that goes',
      'alter table people alter column name drop default',
      `alter table people alter column name set default ''`,
      'takes the default of people.name away',
    ],
    [
      'what is unique by a constraint',
      'alter table people add constraint one_note unique (note)',
      'alter table people add column mark text; alter table people add constraint one_mark unique (mark)',
      'makes something in people unique',
    ],
    [
      'what is unique by an index',
      'create unique index one_age on people (age)',
      'alter table people add column mark text; create unique index one_mark on people (age, mark)',
      'makes something in people unique',
    ],
    [
      'a new column with one value for all that is unique',
      `alter table people add column mark text default '' unique`,
      'alter table people add column mark text unique',
      'makes something in people unique',
    ],
    [
      'a check',
      'alter table people add constraint old check (age < 200) not valid',
      'alter table people add column size int constraint small check (size < 9)',
      'checks rows by old on people',
    ],
    [
      'rows that exclude one another',
      'alter table people add constraint apart exclude using gist (age with =)',
      'create table more (id int, constraint apart exclude using gist (id with =))',
      'excludes rows by apart on people',
    ],
    [
      'a foreign key of what is there',
      'alter table people add constraint known foreign key (age) references things (id) on delete cascade',
      'alter table people add column thing bigint; alter table people add constraint known foreign key (thing) references things (id) on delete set null',
      'asks for other rows by known on people',
    ],
    [
      'a foreign key that keeps rows from being deleted',
      'alter table people add column thing bigint references things (id)',
      'alter table people add column thing bigint references things (id) on delete cascade',
      'keeps rows from being deleted',
    ],
    [
      'a trigger that refuses',
      'create trigger people_keep before delete on people for each row execute function keep()',
      'create trigger people_told after insert on people for each row execute function tell()',
      'lets a trigger refuse what programs of the version before write: people_keep on people',
    ],
    [
      'a trigger before rows whose function drops them',
      'create trigger people_lost before insert on people for each row execute function tell()',
      'drop trigger people_tell on people; create trigger people_tell after update on people for each row execute function tell()',
      'lets a trigger refuse what programs of the version before write: people_lost on people',
    ],
    [
      'a trigger that goes',
      'drop trigger people_tell on people',
      'create table more (id int); create trigger more_keep before update on more for each row execute function keep()',
      'drops the trigger people_tell',
    ],
    [
      'a function that goes',
      'drop function tell()',
      `drop function tell(); create function tell() returns trigger language plpgsql as $$ begin perform 1; return null; end $$`,
      'drops the function tell',
    ],
    [
      'a function that refuses from now on',
      `create or replace function tell() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
      `create or replace function keep() returns trigger language plpgsql as $$ begin raise 'still no'; end $$`,
      'lets the function tell refuse what it did not',
    ],
    [
      'a constraint that goes',
      'alter table things drop constraint things_owner',
      'alter table people drop constraint people_aged',
      'drops the constraint things_owner',
    ],
    ['an index that goes', 'drop index people_name', 'drop index people_age', 'drops the index people_name'],
    [
      `an enum's value`,
      `alter type kind rename value 'a' to 'c'`,
      `alter type kind add value 'c'`,
      'renames the value a',
    ],
    [
      'what nobody can read',
      'do $$ begin drop table people; end $$',
      'select 1',
      'does what this check does not know: DoStmt',
    ],
    [
      'what nobody has judged yet',
      'alter table people disable trigger people_tell',
      'alter table people validate constraint people_aged',
      'in a way that this check does not know: AT_DisableTrig',
    ],
  ])('[W-25] may not break them by %s, and may do what they can live with', async (_, refused, fine, fault) => {
    expect(await faultsOf(refused)).toContain(fault);
    expect(await faultsOf(fine)).toBe('');
  });

  it('[W-25] makes whatever it likes of a table that it makes itself', async () => {
    const migration = `
      create table more (id bigint primary key, person bigint not null references people (id));
      alter table more add column name text not null;
      alter table more add constraint one_name unique (name);
      create unique index one_person on more (person);
      alter table more alter column name type varchar(3);
      create trigger more_keep before update on more for each row execute function keep();`;
    expect(await verdictOn(migration)).toEqual({ faults: [], warnings: [] });
  });

  it.each([
    ['an update', 'update people set age = 1', 'does a update in people'],
    ['a deletion', 'delete from people', 'does a delete in people'],
    ['emptying', 'truncate people, things', 'does a truncate in things'],
    ['letting a column be empty', 'alter table people alter column name drop not null', 'lets people.name be empty'],
  ])('[W-25] is warned of %s, and not refused', async (_, migration, warning) => {
    const { faults, warnings } = await verdictOn(migration);
    expect(faults).toEqual([]);
    expect(warnings.join('; ')).toContain(warning);
  });

  it('[W-25] may finish what a released version prepared, when it names that version', async () => {
    const drop = (version: string) =>
      `-- 迎え\n-- contract since ${version}: nothing reads people.note\nalter table people drop column note;`;
    expect((await verdictOn(drop('0.3.0'), ['0.3.0'])).faults).toEqual([]);
    expect((await verdictOn(drop('0.4.0'), ['0.3.0'])).faults).toEqual([
      'drops the column people.note, and names 0.4.0, which is no released version in CHANGELOG.md',
    ]);
    const other = `${drop('0.3.0')}\n drop table things;`;
    expect((await verdictOn(other, ['0.3.0'])).faults).toEqual(['drops the table things']);
    const noReason = drop('0.3.0').replace(/: .*/, ':');
    expect((await verdictOn(noReason, ['0.3.0'])).faults).toEqual(['drops the column people.note']);
  });
});

describe('the check of migrations', () => {
  it('[W-25] knows released versions by their headings', () => {
    expect(
      releasedVersions('# Changelog\n\n## Unreleased\n\n## 0.3.0 (2027-01-01)\n\n### Added\n\n## [0.2.1]\n'),
    ).toEqual(['0.3.0', '0.2.1']);
  });

  it('[W-25] judges none of those from before, and all since', async () => {
    const migrations = ['0001_old', '0002_last', '0003_new'].map((tag) => ({ tag, text: 'drop table people' }));
    const judged = await judgeMigrations(migrations, '0002_last', []);
    expect(judged.map(({ tag }) => tag)).toEqual(['0003_new']);
    expect(await checkMigrations()).toEqual([]);
  });
});
