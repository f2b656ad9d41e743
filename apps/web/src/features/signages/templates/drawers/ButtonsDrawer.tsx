import { useTexts } from '@/language/LanguageProvider';
import { ButtonsContrastHint } from '../stage/contrast/ButtonsContrastHint';
import { PlaceFields } from '../stage/PlaceFields';
import { templatesTexts } from '../templates.texts';
import { DrawerHead } from './DrawerHead';

export function ButtonsDrawer() {
  const { blocks } = useTexts(templatesTexts);
  return (
    <>
      <DrawerHead title={blocks.buttons} />
      <ButtonsContrastHint />
      <PlaceFields block="buttons" />
    </>
  );
}
