/** As much of sherpa-onnx as is used here; it comes without types of its own. */
declare module 'sherpa-onnx-node' {
  interface Stream {
    acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void;
  }
  interface Recognizer {
    createStream(): Stream;
    decode(stream: Stream): void;
    getResult(stream: Stream): { text: string; lang?: string };
  }
  const sherpa: { OfflineRecognizer: new (config: object) => Recognizer };
  export default sherpa;
}
