import { Button } from '@mantine/core';
import { joined, sharePlaylist, withPlaylist, withPlaylistOf } from '@mukae/contract/domain/template/everywhere';
import { type PlaylistItem, playlistItemOf, playlistLimits } from '@mukae/contract/domain/template/playlist';
import { useEffect, useEffectEvent, useState } from 'react';
import { isUnderway, UploadLines, useMediaChanged } from '@/features/media';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { templatesTexts } from '@/features/signages/templates/templates.texts';
import { IconLibraryPhoto } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { AllScenesSwitch } from '../AllScenesSwitch';
import { DrawerFault } from '../DrawerFault';
import { DrawerHead } from '../DrawerHead';
import { DrawerNote } from '../DrawerNote';
import { DrawerPart } from '../DrawerPart';
import { DropPlace } from '../DropPlace';
import { drawersTexts } from '../drawers.texts';
import { LibraryDialog } from '../library/LibraryDialog';
import { PlaceFields } from '../place/PlaceFields';
import { RoomLeft } from '../uploads/RoomLeft';
import { UploadButton } from '../uploads/UploadButton';
import type { UploadsFor } from '../uploads/useUploadsFor';
import { useAllScenes } from '../useAllScenes';
import { LayoutForMedia } from './LayoutForMedia';
import classes from './MediaDrawer.module.css';
import { mediaDrawerTexts } from './mediaDrawer.texts';
import { Playlist } from './Playlist';

const { count: most } = playlistLimits;

export function MediaDrawer({ uploads: { uploads, isFor, deeds, add } }: { uploads: UploadsFor }) {
  const t = useTexts(mediaDrawerTexts);
  const { library, upload } = useTexts(drawersTexts);
  const { blocks } = useTexts(templatesTexts);
  const { template, edit } = useEditor();
  const { playlist } = template;
  const all = useAllScenes(sharePlaylist, playlist.length === 0, withPlaylistOf);
  const [isChoosing, setChoosing] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const lookAgain = useEffectEvent(useMediaChanged());
  useEffect(() => lookAgain(), []);

  const coming = uploads.filter((one) => isUnderway(one.state) && isFor(one, template.key)).length;
  const room = Math.max(0, most - playlist.length - coming);
  const change = (next: readonly PlaylistItem[], kind?: string) => all.change(withPlaylist(template, next), kind);
  const send = (files: readonly File[]) => {
    const taken = files.slice(0, room);
    setLeftOut(files.length - taken.length);
    if (taken.length > 0) add(taken, { key: template.key, toAll: all.isOn });
  };
  return (
    <DropPlace onFiles={send}>
      <DrawerHead
        title={blocks.media}
        shows={{ isShown: template.showsMedia, onChange: (showsMedia) => edit({ showsMedia }) }}
      />
      <LayoutForMedia />
      <Playlist onChange={change} />
      <DrawerPart>
        <div className={classes.two}>
          <Button
            size="sm"
            variant="light"
            disabled={room === 0}
            leftSection={<IconLibraryPhoto size={19} stroke={1.7} aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {library}
          </Button>
          <UploadButton block="media" label={upload} isFull={room === 0} onFiles={send} />
        </div>
        {leftOut > 0 && <DrawerFault>{t.leftOut(most, leftOut)}</DrawerFault>}
        {uploads.length > 0 && <UploadLines uploads={uploads} deeds={deeds} />}
        <DrawerNote>
          {room === 0 ? t.full(most) : t.note} <RoomLeft />
        </DrawerNote>
      </DrawerPart>
      <AllScenesSwitch all={all} />
      <PlaceFields block="media" />
      <LibraryDialog
        block="media"
        isOpen={isChoosing}
        room={room}
        onClose={() => setChoosing(false)}
        onChoose={(media) => {
          setChoosing(false);
          change(
            joined(
              playlist,
              media.map(({ id, kind }) => playlistItemOf(id, kind)),
            ),
          );
        }}
      />
    </DropPlace>
  );
}
