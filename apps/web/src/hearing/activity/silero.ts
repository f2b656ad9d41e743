/// <reference types="vite/client" />
import model from '@ricky0123/vad-web/dist/silero_vad_v6.onnx?url';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import loader from '../../../../../node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.mjs?url';
import binary from '../../../../../node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm?url';

/** Samples that Silero wants at a time at 16 kHz, and so many of those before. */
export const lookLength = 512;
const contextLength = 64;
const memoryShape = [2, 1, 128];

/** What it runs on, from our own origin. */
env.wasm.wasmPaths = { mjs: loader, wasm: binary };
env.wasm.numThreads = 1;

const samplesASecond = new Tensor('int64', BigInt64Array.of(16_000n), []);

/** Tells how likely it is that somebody speaks. */
export class Silero {
  readonly #session: InferenceSession;
  readonly #input = new Float32Array(contextLength + lookLength);
  #memory = new Tensor('float32', new Float32Array(256), memoryShape);

  private constructor(session: InferenceSession) {
    this.#session = session;
  }

  static async open(): Promise<Silero> {
    return new Silero(await InferenceSession.create(model, { executionProviders: ['wasm'] }));
  }

  /** From 0 to 1, with all that it heard before in mind. */
  async look(samples: Float32Array): Promise<number> {
    this.#input.copyWithin(0, lookLength);
    this.#input.set(samples, contextLength);
    const input = new Tensor('float32', this.#input, [1, this.#input.length]);
    const { output, stateN } = await this.#session.run({ input, state: this.#memory, sr: samplesASecond });
    if (output?.type !== 'float32' || stateN?.type !== 'float32') throw new Error('the model answers something else');
    this.#memory = new Tensor('float32', Float32Array.from(await read(stateN)), memoryShape);
    const [likelihood = 0] = await read(output);
    return likelihood;
  }

  forget(): void {
    this.#input.fill(0);
    this.#memory = new Tensor('float32', new Float32Array(256), memoryShape);
  }
}

async function read(tensor: Tensor): Promise<Float32Array> {
  const data = await tensor.getData();
  if (!(data instanceof Float32Array)) throw new Error('the model answers something else');
  return data;
}
