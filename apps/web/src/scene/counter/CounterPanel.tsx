import type { TextBlock } from '@mukae/contract/domain/scene/block';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import type { ReactNode } from 'react';
import { placedText } from '../placed';
import classes from './CounterPanel.module.css';

/** What is to be read on the counter. */
export const CounterPanel = ({
  block,
  spread,
  children,
}: {
  block: TextBlock;
  spread: Spread;
  children: ReactNode;
}) => (
  <div className={classes.panel} data-spread={spread} role="status" style={placedText(block)}>
    {children}
  </div>
);

/** apart: up to the edges. together: towards the middle. */
type Spread = 'apart' | 'together';

export const PanelTitle = ({ ja, en }: { ja: string; en: string }) => (
  <div className={classes.title}>
    <p className={classes.large} lang="ja">
      {ja}
    </p>
    <p className={classes.second} lang="en">
      {en}
    </p>
  </div>
);

export const PanelText = ({ lines }: { lines: readonly BothLanguages[] }) => (
  <div className={classes.text}>
    {(['ja', 'en'] as const).map((language) => (
      <p key={language} className={classes[language]} lang={language}>
        {lines.map((line) => line[language]).join('\n')}
      </p>
    ))}
  </div>
);
