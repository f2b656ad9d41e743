import { Button } from '@mantine/core';
import type { StoreAnswer } from '@mukae/contract/calls/stores';
import { namesShown } from '@mukae/contract/domain/text/namesInShort';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { CountedNames } from '@/lists/CountedNames';
import type { Column } from '@/ui/dataTable/columns';
import { firstLetter } from '@/ui/firstLetter';
import { PersonLine } from '@/ui/PersonLine';
import { storePaths } from '../storePaths';
import { storeListTexts } from './storeList.texts';

const nameOf = ({ name }: { name: string }): string => name;

export function useStoreColumns({
  mayChange,
  showsCompany,
}: {
  mayChange: boolean;
  showsCompany: boolean;
}): Column<StoreAnswer>[] {
  const t = useTexts(storeListTexts);
  return [
    {
      key: 'name',
      head: t.name,
      kind: 'primary',
      sortKey: 'name',
      cell: ({ id, name, companyName }) => (
        <PersonLine
          name={<Link to={storePaths.signages(id)}>{name}</Link>}
          letter={firstLetter(name)}
          sub={showsCompany && companyName}
        />
      ),
    },
    {
      key: 'signages',
      head: t.signages,
      cell: ({ signages, signageCount }) => (
        <CountedNames
          names={signages.map(nameOf)}
          shown={namesShown.inList}
          total={signageCount}
          words={{ count: t.screens(signageCount), none: t.none }}
        />
      ),
    },
    {
      key: 'operators',
      head: t.operators,
      cell: ({ users, userCount }) => (
        <CountedNames
          names={users.map(nameOf)}
          shown={namesShown.inList}
          total={userCount}
          words={{ count: t.people(userCount), none: t.none }}
        />
      ),
    },
    {
      key: 'actions',
      head: t.actions,
      kind: 'actions',
      cell: ({ id, name }) => (
        <>
          <Way to={storePaths.signages(id)} word={t.toSignages} label={t.signagesOf(name)} />
          <Way to={storePaths.users(id)} word={t.toUsers} label={t.usersOf(name)} />
          {mayChange && <Way to={storePaths.settings(id)} word={t.toSettings} label={t.settingsOf(name)} />}
        </>
      ),
    },
  ];
}

const Way = ({ to, word, label }: { to: string; word: string; label: string }) => (
  <Button component={Link} to={to} size="xs" variant="light" aria-label={label}>
    {word}
  </Button>
);
