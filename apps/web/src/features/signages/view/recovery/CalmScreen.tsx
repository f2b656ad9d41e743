import { sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import classes from './CalmScreen.module.css';
import { calmFigure } from './calmFigure';

const { word } = sceneLooks.Offline;

/** What a visitor sees while there is no scene: drawn without anything that may have failed. */
export const CalmScreen = () => (
  <main className={classes.screen} lang="ja">
    <p className={classes.ribbon} role="status">
      {word.ja} <span lang="en">{word.en}</span>
    </p>
    <img className={classes.figure} src={calmFigure} alt="" />
    <div className={classes.counter}>
      <p className={classes.title}>{sceneWords.wait.ja}</p>
      <p lang="en">{sceneWords.wait.en}</p>
      <p>{sceneWords.askNearby.ja}</p>
    </div>
  </main>
);
