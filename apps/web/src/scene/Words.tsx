import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import classes from './Words.module.css';

/** Both languages: Japanese first and larger. */
export function Words({ of: { ja, en } }: { of: BothLanguages }) {
  return (
    <>
      <span lang="ja">{ja}</span>
      <span lang="en" className={classes.second}>
        {en}
      </span>
    </>
  );
}
