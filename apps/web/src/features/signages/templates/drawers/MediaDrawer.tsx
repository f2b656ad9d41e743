import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { PlaceFields } from '../stage/PlaceFields';
import { templatesTexts } from '../templates.texts';
import { DrawerHead } from './DrawerHead';

export function MediaDrawer() {
  const { blocks } = useTexts(templatesTexts);
  const { template, edit } = useEditor();
  return (
    <>
      <DrawerHead
        title={blocks.media}
        shows={{ isShown: template.showsMedia, onChange: (showsMedia) => edit({ showsMedia }) }}
      />
      <PlaceFields block="media" />
    </>
  );
}
