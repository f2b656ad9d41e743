import { shareLogo, withLogoOf } from '@mukae/contract/domain/template/everywhere';
import { useEffect, useEffectEvent } from 'react';
import { UploadLines, useMediaChanged } from '@/features/media';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { templatesTexts } from '@/features/signages/templates/templates.texts';
import { useTexts } from '@/language/LanguageProvider';
import { AllScenesSwitch } from '../AllScenesSwitch';
import { DrawerFault } from '../DrawerFault';
import { DrawerHead } from '../DrawerHead';
import { DrawerNote } from '../DrawerNote';
import { DrawerPart } from '../DrawerPart';
import { DropPlace } from '../DropPlace';
import { drawersTexts } from '../drawers.texts';
import { PlaceFields } from '../place/PlaceFields';
import { RoomLeft } from '../uploads/RoomLeft';
import { UploadButton } from '../uploads/UploadButton';
import type { UploadsFor } from '../uploads/useUploadsFor';
import { useAllScenes } from '../useAllScenes';
import { LogoLibrary } from './LogoLibrary';
import { LogoNow } from './LogoNow';
import { logoTexts } from './logo.texts';

export function LogoDrawer({ uploads: { uploads, deeds, misfits, add } }: { uploads: UploadsFor }) {
  const t = useTexts(logoTexts);
  const { upload, misfit } = useTexts(drawersTexts);
  const { blocks } = useTexts(templatesTexts);
  const { template, edit } = useEditor();
  const all = useAllScenes(shareLogo, template.logoId === null, withLogoOf);
  const lookAgain = useEffectEvent(useMediaChanged());
  useEffect(() => lookAgain(), []);
  const choose = (logoId: number | null) => all.change({ ...template, logoId });
  const send = (files: readonly File[]) => add(files.slice(0, 1), { key: template.key, toAll: all.isOn });
  return (
    <DropPlace onFiles={send}>
      <DrawerHead
        title={blocks.logo}
        shows={{ isShown: template.showsLogo, onChange: (showsLogo) => edit({ showsLogo }) }}
      />
      <LogoNow onRemove={() => choose(null)} />
      <LogoLibrary onChoose={choose} />
      <DrawerPart>
        <UploadButton block="logo" label={upload} onFiles={send} />
        {uploads.length > 0 && <UploadLines uploads={uploads} deeds={deeds} />}
        {misfits.map(({ id, name }) => (
          <DrawerFault key={id}>{misfit(name)}</DrawerFault>
        ))}
        <DrawerNote>
          {t.note} <RoomLeft />
        </DrawerNote>
      </DrawerPart>
      <AllScenesSwitch all={all} />
      <PlaceFields block="logo" />
    </DropPlace>
  );
}
