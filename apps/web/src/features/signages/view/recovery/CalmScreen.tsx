import { characterPictures } from '@mukae/contract/domain/character/builtIn';
import { sceneLooks } from '@mukae/contract/domain/template/sceneLook';
import { sceneWords } from '@mukae/contract/domain/template/sceneWords';
import { useEffect } from 'react';
import classes from './CalmScreen.module.css';
import { noteFailure } from './failures';
import { reloadPause } from './reloadPause';
import { reloadWhenServing } from './reloadWhenServing';

const { word } = sceneLooks.Offline;

/** Drawn without anything that may have failed, until the page begins anew by itself. */
export function CalmScreen() {
  useEffect(() => reloadWhenServing(reloadPause(noteFailure(sessionStorage, Date.now()))), []);
  return (
    <main className={classes.screen} lang="ja">
      <p className={classes.ribbon} role="status">
        {word.ja} <span lang="en">{word.en}</span>
      </p>
      <img className={classes.figure} src={characterPictures('kei').pose('fold')} alt="" />
      <div className={classes.counter}>
        <p className={classes.title}>{sceneWords.wait.ja}</p>
        <p lang="en">{sceneWords.wait.en}</p>
        <p>{sceneWords.askNearby.ja}</p>
      </div>
    </main>
  );
}
