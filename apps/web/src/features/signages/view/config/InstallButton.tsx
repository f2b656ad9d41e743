import { Button } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { installOffer } from '../kiosk/installOffer';
import { configTexts } from './config.texts';

/** Makes an app of the screen, where the browser offers that. An offer can be taken once. */
export function InstallButton() {
  const t = useTexts(configTexts);
  const offer = useObserved(installOffer);
  if (!offer) return null;
  const take = () => {
    installOffer.set(null);
    void offer.prompt();
  };
  return (
    <Button variant="default" onClick={take}>
      {t.install}
    </Button>
  );
}
