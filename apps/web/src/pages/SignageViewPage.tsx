import { SignageScreen } from '../features/signages/view/SignageScreen';
import { loadAllFonts } from '../ui/theme/fonts';

loadAllFonts();

export function Component() {
  return <SignageScreen />;
}
