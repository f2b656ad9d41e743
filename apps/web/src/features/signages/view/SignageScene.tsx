import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { IconCircleCheck, IconClock, IconClockPause } from '@tabler/icons-react';
import { useTexts } from '../../../language/LanguageProvider';
import { figureOf } from '../../characters/figureOf';
import { Clock } from './Clock';
import classes from './SignageScene.module.css';
import { signageViewTexts } from './signageView.texts';

/** The character stands behind the counter; what is to be read lies on it. */
export function SignageScene({
  companyName,
  place,
  character,
  isReady,
  notice,
}: {
  companyName: string | undefined;
  place: string | undefined;
  character: CharacterAnswer | undefined;
  isReady: boolean;
  notice: string | null;
}) {
  const t = useTexts(signageViewTexts);
  const figure = character && figureOf(character, 'fold');
  const name = companyName && hasOrganization(companyName) ? companyName : place;
  const Shape = isReady ? IconCircleCheck : IconClockPause;
  return (
    <main className={classes.signage} data-ready={isReady || undefined}>
      <header className={classes.head}>
        <h1 className={classes.company}>{name}</h1>
        <span className={classes.ribbon} role="status">
          <Shape className={classes.shape} stroke={2} aria-hidden />
          {isReady ? t.large.ready : t.large.preparing}
          <span className={classes.ribbonSmall} lang={t.smallLanguage}>
            {isReady ? t.small.ready : t.small.preparing}
          </span>
        </span>
      </header>
      <div className={classes.view}>
        <div className={classes.light} />
        {figure && <img className={classes.figure} data-shape={figure.shape} src={figure.picture} alt="" />}
        <div className={classes.notice} role="alert">
          {notice && (
            <span>
              <IconClock className={classes.shape} stroke={2} aria-hidden />
              {notice}
            </span>
          )}
        </div>
      </div>
      <section className={classes.counter}>
        <p className={classes.title}>{isReady ? t.large.welcome : t.large.wait}</p>
        <p className={classes.small} lang={t.smallLanguage}>
          {isReady ? t.small.welcome : t.small.wait}
        </p>
        <p className={classes.text}>{isReady ? t.large.here : t.large.preparingText}</p>
        <Clock label={t.clock} />
      </section>
    </main>
  );
}
