import { Button } from '@mantine/core';
import { vrmFaults } from '@mukae/contract/errors/vrmFaults';
import type { VrmFault } from '@mukae/contract/vrm/vrmFault';
import { useLanguage, useTexts } from '../../../language/LanguageProvider';
import { ErrorBanner } from '../../../ui/ErrorBanner';
import type { ChosenModel } from './chosenModel';
import { ownCharactersTexts } from './ownCharacters.texts';
import classes from './UnfitModel.module.css';

type UnfitModel = Extract<ChosenModel, { is: 'refused' | 'undrawable' }>;

/** Why a file cannot become a character: everything at once, so that it can be mended at once. */
export function UnfitModel({ unfit, onAgain }: { unfit: UnfitModel; onAgain: () => void }) {
  const t = useTexts(ownCharactersTexts);
  return (
    <ErrorBanner
      msg={
        <>
          <span className={classes.title}>{t.refused(unfit.file.name)}</span>
          <ul className={classes.reasons}>
            {unfit.is === 'undrawable' ? (
              <li>{t.undrawable}</li>
            ) : (
              unfit.faults.map((fault) => <Reason key={fault.fault} {...fault} />)
            )}
          </ul>
        </>
      }
      action={
        <Button size="xs" variant="default" onClick={onAgain}>
          {t.again}
        </Button>
      }
    />
  );
}

function Reason({ fault, about }: VrmFault) {
  const { language } = useLanguage();
  return (
    <li>
      {vrmFaults[fault][language]}
      {about && <span className={classes.about}>{about}</span>}
    </li>
  );
}
