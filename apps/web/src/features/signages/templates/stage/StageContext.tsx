import type { Box } from '@mukae/contract/domain/scene/block';
import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import type { Guide } from '@mukae/contract/domain/scene/dragging';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** A block in somebody's hand: not part of the draft until it is let go. */
interface Moving {
  block: MovableBlock;
  /** In pixels of the screen. */
  box: Box;
  guides: readonly Guide[];
}

interface StageView {
  moving: Moving | null;
  setMoving: (moving: Moving | null) => void;
  /** Where the scene is drawn. */
  screen: HTMLElement | null;
  setScreen: (screen: HTMLElement | null) => void;
}

const StageContext = createContext<StageView | null>(null);

/** What the stage and the drawers know of each other beyond the draft. */
export function StageProvider({ children }: { children: ReactNode }) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [screen, setScreen] = useState<HTMLElement | null>(null);
  const view = useMemo(() => ({ moving, setMoving, screen, setScreen }), [moving, screen]);
  return <StageContext value={view}>{children}</StageContext>;
}

export function useStage(): StageView {
  const view = use(StageContext);
  if (!view) throw new Error('there is no stage around');
  return view;
}
