import { VoiceShifter } from './voiceShifter';

/** Changes the voice that runs through it, by the last shape it was told. */
class Shifter extends AudioWorkletProcessor {
  readonly #shifter = new VoiceShifter(sampleRate);

  constructor() {
    super();
    this.port.onmessage = ({ data }) => {
      this.#shifter.shape = data;
    };
  }

  override process([input]: Float32Array[][], [output]: Float32Array[][]): boolean {
    const [heard, said] = [input?.[0], output?.[0]];
    if (heard && said) this.#shifter.process(heard, said);
    return true;
  }
}

registerProcessor('shifter', Shifter);
