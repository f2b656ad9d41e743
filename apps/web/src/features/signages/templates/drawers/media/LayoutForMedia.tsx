import { Button } from '@mantine/core';
import { laidOut } from '@mukae/contract/domain/template/laidOut';
import { useState } from 'react';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { useTexts } from '@/language/LanguageProvider';
import { DrawerFault } from '../DrawerFault';
import classes from './LayoutForMedia.module.css';
import { mediaDrawerTexts } from './mediaDrawer.texts';

/** Media are not seen where the avatar stands alone: says so, and that another layout was taken for the first of them. */
export function LayoutForMedia() {
  const t = useTexts(mediaDrawerTexts);
  const { template, edit } = useEditor();
  const isAlone = template.layout === 'onlyAvatar';
  const hasMedia = template.playlist.length > 0;
  const [before, setBefore] = useState({ isAlone, hasMedia, isRelaid: false });
  if (before.isAlone !== isAlone || before.hasMedia !== hasMedia) {
    const isRelaid = before.isAlone && !isAlone && !before.hasMedia && hasMedia;
    setBefore({ isAlone, hasMedia, isRelaid });
  }
  if (isAlone && hasMedia)
    return (
      <DrawerFault>
        {t.hidden}
        <Button size="xs" variant="default" onClick={() => edit(laidOut(template, 'mediaAndAvatar'))}>
          {t.makeRoom}
        </Button>
      </DrawerFault>
    );
  return (
    <p className={classes.told} role="status">
      {before.isRelaid && t.relaid}
    </p>
  );
}
