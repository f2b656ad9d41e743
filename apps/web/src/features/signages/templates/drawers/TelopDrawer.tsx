import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { ContrastHint } from '../stage/contrast/ContrastHint';
import { PlaceFields } from '../stage/PlaceFields';
import { templatesTexts } from '../templates.texts';
import { DrawerHead } from './DrawerHead';

export function TelopDrawer() {
  const { blocks } = useTexts(templatesTexts);
  const { template, edit } = useEditor();
  return (
    <>
      <DrawerHead
        title={blocks.telop}
        shows={{ isShown: template.showsTelop, onChange: (showsTelop) => edit({ showsTelop }) }}
      />
      <ContrastHint />
      <PlaceFields block="telop" />
    </>
  );
}
