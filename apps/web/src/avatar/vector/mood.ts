import type { Expression } from '@mukae/contract/domain/avatar/motions';
import type { DrawnCharacter } from '../character';
import { objectEntries } from '../objectEntries';
import type { Params } from '../params';
import { approach } from '../rig/geometry';
import { commonExpressions } from './expressions';

/** Seconds in which one feeling goes over into another. */
const CHANGE = 0.14;

/** What the expression adds to the face. */
export class Mood {
  readonly #own: DrawnCharacter['expressions'];
  #wanted: Params = {};
  readonly #shown: Params = {};

  constructor(own: DrawnCharacter['expressions']) {
    this.#own = own;
  }

  express(expression: Expression): void {
    this.#wanted = this.#own?.[expression] ?? commonExpressions[expression];
    for (const [param] of objectEntries(this.#wanted)) this.#shown[param] ??= 0;
  }

  step(dt: number): Params {
    for (const [param, value] of objectEntries(this.#shown))
      this.#shown[param] = approach(value, this.#wanted[param] ?? 0, dt, CHANGE);
    return this.#shown;
  }
}
