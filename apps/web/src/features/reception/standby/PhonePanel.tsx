import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { PhoneFacts } from '../phone/PhoneFacts';
import { standbyTexts } from './standby.texts';

/** How a face-capture app may move my avatar instead of the browser. */
export function PhonePanel() {
  const { capture: t } = useTexts(standbyTexts);
  return (
    <Panel title={t.title} aside={t.by}>
      <PhoneFacts />
    </Panel>
  );
}
