import { type LookName, sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import type { ReactNode } from 'react';
import classes from './Lit.module.css';

/** In the colours of a scene, also while another one already follows it. */
export const Lit = ({ look, children }: { look: LookName; children: ReactNode }) => (
  <div
    className={classes.lit}
    style={{ '--scene-light': sceneLooks[look].light, '--scene-ribbon': sceneLooks[look].ribbon }}
  >
    {children}
  </div>
);
