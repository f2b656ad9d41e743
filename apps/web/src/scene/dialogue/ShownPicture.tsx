import type { Box } from '@mukae/contract/domain/scene/block';
import { useState } from 'react';
import { placed } from '../placed';
import classes from './ShownPicture.module.css';

/** What goes with an answer, beside who gives it: to who does not see it, what the question was. */
export function ShownPicture({ url, question, block }: { url: string; question: string; block: Box }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <figure className={classes.frame} style={placed(block)}>
      <img className={classes.picture} src={url} alt={question} onError={() => setMissing(true)} />
    </figure>
  );
}
