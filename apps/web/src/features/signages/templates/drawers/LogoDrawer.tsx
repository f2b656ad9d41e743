import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { PlaceFields } from '../stage/PlaceFields';
import { templatesTexts } from '../templates.texts';
import { DrawerHead } from './DrawerHead';

export function LogoDrawer() {
  const { blocks } = useTexts(templatesTexts);
  const { template, edit } = useEditor();
  return (
    <>
      <DrawerHead
        title={blocks.logo}
        shows={{ isShown: template.showsLogo, onChange: (showsLogo) => edit({ showsLogo }) }}
      />
      <PlaceFields block="logo" />
    </>
  );
}
