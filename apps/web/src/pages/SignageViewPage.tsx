import { SignageEntrance } from '#features/signages/view/SignageEntrance';
import { loadAllFonts } from '#ui/theme/fonts';

loadAllFonts();

export function Component() {
  return <SignageEntrance />;
}
