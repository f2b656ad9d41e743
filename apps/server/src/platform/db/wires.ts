import { Socket } from 'node:net';

/** The sockets below connections: one that hangs ends in no other way. */
export class Wires {
  readonly #open = new Set<Socket>();
  #areCut = false;

  readonly lay = (): Socket => {
    const wire = new Socket();
    this.#open.add(wire);
    wire.once('close', () => this.#open.delete(wire));
    if (this.#areCut) wire.destroy();
    return wire;
  };

  /** All of them, and whatever is laid from now on. */
  cut(): void {
    this.#areCut = true;
    for (const wire of this.#open) wire.destroy();
  }
}
