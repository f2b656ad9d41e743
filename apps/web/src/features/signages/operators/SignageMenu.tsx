import { Button, Title } from '@mantine/core';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../../../language/LanguageProvider';
import { Arch } from '../../../ui/Arch';
import { Panel } from '../../../ui/Panel';
import { useCharacters } from '../../characters/useCharacters';
import { DeviceStatus } from '../../service/DeviceStatus';
import { useSignageStatus } from '../../service/realtime/useLive';
import { operatorNames } from '../operatorNames';
import { portraitOf } from '../portraitOf';
import { signagePaths } from '../signagePaths';
import { signagesTexts } from '../signages.texts';
import classes from './SignageMenu.module.css';
import { signageOperatorsTexts } from './signageOperators.texts';

/** Which signage the page is about: how it looks, where it stands, who attends to it. */
export function SignageMenu({ signage, manages }: { signage: SignageAnswer; manages: boolean }) {
  const t = useTexts(signageOperatorsTexts);
  const { none } = useTexts(signagesTexts);
  const { data: characters = [] } = useCharacters();
  const { id, name, storeName } = signage;
  const status = useSignageStatus(id, signage.status);
  return (
    <Panel className={classes.menu}>
      <Arch {...portraitOf(signage, characters)} width={64} off={status === 'Logout'} />
      <div className={classes.words}>
        <div className={classes.name}>
          <Title order={2}>{name}</Title>
          <DeviceStatus status={status} />
        </div>
        <dl className={classes.facts}>
          <div>
            <dt>{t.store}</dt>
            <dd>{storeName}</dd>
          </div>
          <div>
            <dt>{t.operators}</dt>
            <dd>{operatorNames(signage) || none}</dd>
          </div>
        </dl>
      </div>
      {manages && (
        <Button
          component={Link}
          to={signagePaths.settings(id)}
          variant="default"
          leftSection={<IconSettings size={18} stroke={1.6} aria-hidden />}
        >
          {t.signageSettings}
        </Button>
      )}
    </Panel>
  );
}
