import { describe, expect, it } from 'vitest';
import { recognizerConfig } from './recognizerConfig';

const modelIn = (files: string[], language: 'ja' | 'en' | 'auto' = 'ja') =>
  recognizerConfig('/m', files, language)?.modelConfig;

describe('a folder with a model', () => {
  it('[D-AH04] of ReazonSpeech: the smaller ones of its files, but for the decoder', () => {
    const part = (name: string) => [`${name}-epoch-99-avg-1.int8.onnx`, `${name}-epoch-99-avg-1.onnx`];
    const files = [...part('decoder'), ...part('encoder'), ...part('joiner'), 'README.md', 'tokens.txt'];
    expect(modelIn(files)).toMatchObject({
      tokens: '/m/tokens.txt',
      transducer: {
        encoder: '/m/encoder-epoch-99-avg-1.int8.onnx',
        decoder: '/m/decoder-epoch-99-avg-1.onnx',
        joiner: '/m/joiner-epoch-99-avg-1.int8.onnx',
      },
    });
  });

  it('[D-AH04] of SenseVoice or Whisper is told the language', () => {
    expect(modelIn(['model.int8.onnx', 'model.onnx', 'tokens.txt'])).toMatchObject({
      senseVoice: { model: '/m/model.int8.onnx', language: 'ja' },
    });
    const whisper = ['small-encoder.onnx', 'small-decoder.onnx', 'small-tokens.txt'];
    expect(modelIn(whisper, 'auto')).toMatchObject({
      whisper: { encoder: '/m/small-encoder.onnx', decoder: '/m/small-decoder.onnx', language: '' },
      tokens: '/m/small-tokens.txt',
    });
  });

  it('[D-AH04] of Moonshine is one as well', () => {
    expect(modelIn(['decoder_model_merged.onnx', 'encoder_model.onnx', 'tokens.txt'])).toMatchObject({
      moonshine: { encoder: '/m/encoder_model.onnx', mergedDecoder: '/m/decoder_model_merged.onnx' },
    });
  });

  it.each([[[]], [['tokens.txt']], [['model.onnx']], [['encoder.onnx', 'tokens.txt']]])(
    '[D-AH04] that holds %j is none',
    (files) => {
      expect(recognizerConfig('/m', files, 'ja')).toBeNull();
    },
  );
});
