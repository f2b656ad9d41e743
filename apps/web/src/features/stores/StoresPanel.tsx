import { Text } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTexts } from '../../language/LanguageProvider';
import { Panel } from '../../ui/Panel';
import { PanelSkeleton } from '../../ui/PanelSkeleton';
import { Loaded } from '../service/Loaded';
import classes from './StoresPanel.module.css';
import { storesTexts } from './stores.texts';
import { useStores } from './useStores';

export function StoresPanel() {
  const t = useTexts(storesTexts);
  const stores = useStores();
  return (
    <Loaded query={stores} skeleton={<PanelSkeleton label={t.loading} />}>
      {(rows) => (
        <Panel title={t.title} aside={t.count(rows.length)}>
          {rows.length === 0 ? (
            <Text c="dimmed">{t.none}</Text>
          ) : (
            <ul className={classes.rows}>
              {rows.map((store) => (
                <li key={store.id} className={classes.row}>
                  <IconBuildingStore size={20} stroke={1.6} aria-hidden />
                  <span className={classes.name}>{t.place(store.companyName, store.name)}</span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </Loaded>
  );
}
