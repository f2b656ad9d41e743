import { ActionIcon, Title } from '@mantine/core';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { Link } from 'react-router';
import { portraitOf, useCharacters } from '@/features/characters';
import { IconArrowBackUp, IconArrowLeft } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { Arch } from '@/ui/Arch';
import { DraftTag } from '../draft/DraftTag';
import { useEditor } from '../editing/EditorContext';
import { EditorMenu } from '../more/EditorMenu';
import { PublishButton } from '../publish/PublishButton';
import classes from './EditorHead.module.css';
import { editorFrameTexts } from './editorFrame.texts';
import { Looking } from './Looking';
import { RedoButton } from './RedoButton';
import { useIsNarrow } from './useIsNarrow';

/** Which screen it is, how its draft stands, and what can be done with it. */
export function EditorHead() {
  const t = useTexts(editorFrameTexts);
  const { audience, signage, back, canUndo, undo } = useEditor();
  const { data: characters = [] } = useCharacters();
  const list = useListAddress(back);
  const isNarrow = useIsNarrow();
  const { companyName, storeName, name } = signage;
  const places = [hasOrganization(companyName) ? companyName : '', storeName].filter((place) => place !== '');
  return (
    <header className={classes.head}>
      <ActionIcon component={Link} to={list} variant="subtle" color="gray" size={40} aria-label={t.back[audience]}>
        <IconArrowLeft size={20} stroke={1.8} aria-hidden />
      </ActionIcon>
      <span className={classes.portrait}>
        <Arch {...portraitOf(signage, characters)} width={38} />
      </span>
      <div className={classes.names}>
        {places.length > 0 && <p>{places.join('・')}</p>}
        <Title order={1}>{name}</Title>
      </div>
      <DraftTag />
      <div className={classes.steps}>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t.undo} disabled={!canUndo} onClick={undo}>
          <IconArrowBackUp size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
        {!isNarrow && <RedoButton />}
      </div>
      <div className={classes.deeds}>
        {audience === 'company' && <EditorMenu />}
        {!isNarrow && <Looking />}
        <PublishButton />
      </div>
    </header>
  );
}
