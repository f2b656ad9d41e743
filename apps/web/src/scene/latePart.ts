import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { type ComponentType, useEffect, useState } from 'react';

/** A part of the scene that a screen can stand without: its code comes when it may soon be wanted. */
export class LatePart<Props> {
  readonly #fetch: () => Promise<ComponentType<Props>>;
  #here: ComponentType<Props> | null = null;

  constructor(fetch: () => Promise<ComponentType<Props>>) {
    this.#fetch = fetch;
  }

  /** Null until it came. */
  get here(): ComponentType<Props> | null {
    return this.#here;
  }

  async come(): Promise<void> {
    this.#here ??= await this.#fetch();
  }
}

/** Null until it is there; one that could not come is fetched again. */
export function useLatePart<Props>(part: LatePart<Props>, isWanted: boolean): ComponentType<Props> | null {
  const [, setCame] = useState(part.here !== null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let again: ReturnType<typeof setTimeout>;
    const bring = () =>
      part.come().then(
        () => !isGone && setCame(true),
        () => {
          if (!isGone) again = setTimeout(() => void bring(), sceneMotion.mediaRetryMs);
        },
      );
    void bring();
    return () => {
      isGone = true;
      clearTimeout(again);
    };
  }, [part, isWanted]);
  return part.here;
}
