import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';

/** Nobody is at work. */
export interface Absence {
  /** When somebody will be there. */
  back: BothLanguages;
  /** The same in short; null: nobody knows. */
  opens: BothLanguages | null;
  /** From when until when on that day; null: nobody knows. */
  hours: string | null;
  /** The company's own words. */
  words: BothLanguages | null;
}
