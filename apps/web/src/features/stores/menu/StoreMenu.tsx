import { Button } from '@mantine/core';
import { type StoreAnswer, storeCalls } from '@mukae/contract/calls/stores';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { queryOf } from '@/api/query';
import { roleMay } from '@/api/roleMay';
import { IconDeviceTv, IconSettings, IconUsers } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { LoadedRow } from '@/lists/LoadedRow';
import { useRowId } from '@/lists/useRowId';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { storePaths } from '../storePaths';
import { storeMenuTexts } from './storeMenu.texts';

type Place = 'signages' | 'users';

/** One store: its name, how many are in it, the ways to its other pages, and below that the place one is in. */
export function StoreMenu({ place, children }: { place: Place; children: (store: StoreAnswer) => ReactNode }) {
  const t = useTexts(storeMenuTexts);
  const targetStoreId = useRowId();
  const query = useQuery(queryOf(storeCalls.getStore, { targetStoreId }));
  return (
    <LoadedRow
      query={query}
      head={<PageHeader en={t.en} title={t.title} />}
      skeleton={<PanelSkeleton label={t.loading} />}
      back={{ list: storePaths.list, label: t.toList }}
    >
      {(store) => (
        <>
          <PageHeader
            en={t.en}
            title={store.name}
            text={t.counts(store.signageCount, store.userCount)}
            actions={<Ways store={store} place={place} />}
          />
          {children(store)}
        </>
      )}
    </LoadedRow>
  );
}

function Ways({ store: { id }, place }: { store: StoreAnswer; place: Place }) {
  const t = useTexts(storeMenuTexts);
  const other =
    place === 'signages'
      ? { to: storePaths.users(id), word: t.toUsers, Shape: IconUsers }
      : { to: storePaths.signages(id), word: t.toSignages, Shape: IconDeviceTv };
  return (
    <>
      <Button
        component={Link}
        to={other.to}
        variant="light"
        leftSection={<other.Shape size={18} stroke={1.7} aria-hidden />}
      >
        {other.word}
      </Button>
      {roleMay('store.manage') && (
        <Button
          component={Link}
          to={storePaths.settings(id)}
          variant="default"
          leftSection={<IconSettings size={18} stroke={1.7} aria-hidden />}
        >
          {t.toSettings}
        </Button>
      )}
    </>
  );
}
