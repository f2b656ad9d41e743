import { Button } from '@mantine/core';
import { vrmFaults } from '@mukae/contract/errors/vrmFaults';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { ErrorBanner } from '@/ui/ErrorBanner';
import type { ChosenModel } from './chosenModel';
import { ownCharactersTexts } from './ownCharacters.texts';
import classes from './UnfitModel.module.css';

type UnfitModel = Extract<ChosenModel, { is: 'refused' | 'hindered' }>;

/** Why a file cannot become a character: everything at once, so that it can be mended at once. */
export function UnfitModel({ unfit, onAgain }: { unfit: UnfitModel; onAgain: () => void }) {
  const t = useTexts(ownCharactersTexts);
  const { language } = useLanguage();
  return (
    <ErrorBanner
      msg={
        <>
          <span className={classes.title}>{t.refused(unfit.file.name)}</span>
          <ul className={classes.reasons}>
            {unfit.is === 'hindered' ? (
              <Reason text={t.hindrances[unfit.by]} about={unfit.about} />
            ) : (
              unfit.faults.map(({ fault, about }) => (
                <Reason key={fault} text={vrmFaults[fault][language]} about={about} />
              ))
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

function Reason({ text, about }: { text: string; about: string }) {
  return (
    <li>
      {text}
      {about && <span className={classes.about}>{about}</span>}
    </li>
  );
}
