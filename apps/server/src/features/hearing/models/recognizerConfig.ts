import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { SpokenLanguage } from '@mukae/contract/calls/hearing';
import { spokenSound } from '@mukae/contract/domain/hearing/spokenSound';

/** What sherpa-onnx is to load. */
export type RecognizerConfig = Readonly<Record<string, unknown>>;

/** The paths of a kind of model, by what sherpa-onnx calls them; null where the folder has another kind. */
type Kind = (
  find: (pattern: RegExp) => string | undefined,
  language: SpokenLanguage,
) => Readonly<Record<string, unknown>> | null;

const whole = /^(?!.*\.int8\.)/.source;

/** In what order they are told apart: those with the most files first. */
const kinds: readonly Kind[] = [
  function transducer(find) {
    const [encoder, joiner] = [find(/^encoder.*\.onnx$/), find(/^joiner.*\.onnx$/)];
    // Small, and worse for being made smaller.
    const decoder = find(new RegExp(`${whole}decoder.*\\.onnx$`)) ?? find(/^decoder.*\.onnx$/);
    return encoder && decoder && joiner ? { transducer: { encoder, decoder, joiner } } : null;
  },
  function moonshine(find) {
    const [encoder, mergedDecoder] = [
      find(/^encoder_model.*\.(onnx|ort)$/),
      find(/^decoder_model_merged.*\.(onnx|ort)$/),
    ];
    return encoder && mergedDecoder ? { moonshine: { encoder, mergedDecoder } } : null;
  },
  function whisper(find, language) {
    const [encoder, decoder] = [find(/^.+-encoder.*\.onnx$/), find(/^.+-decoder.*\.onnx$/)];
    const spoken = language === 'auto' ? '' : language;
    return encoder && decoder ? { whisper: { encoder, decoder, language: spoken, task: 'transcribe' } } : null;
  },
  function senseVoice(find, language) {
    const model = find(/^model.*\.onnx$/);
    return model ? { senseVoice: { model, language, useInverseTextNormalization: 1 } } : null;
  },
];

/** One core is left for everything else. */
const numThreads = Math.max(1, Math.min(4, availableParallelism() - 1));

/** By the files that are in its folder. Null: nothing that is known here. */
export function recognizerConfig(
  folder: string,
  files: readonly string[],
  language: SpokenLanguage,
): RecognizerConfig | null {
  // The smaller one, where there are two.
  const inOrder = files.toSorted((one, other) => Number(other.includes('.int8.')) - Number(one.includes('.int8.')));
  const find = (pattern: RegExp) => {
    const file = inOrder.find((name) => pattern.test(name));
    return file && join(folder, file);
  };
  const tokens = find(/^(.*-)?tokens\.txt$/);
  if (!tokens) return null;
  for (const kind of kinds) {
    const model = kind(find, language);
    if (model) {
      const modelConfig = { ...model, tokens, numThreads, provider: 'cpu', debug: 0 };
      return { featConfig: { sampleRate: spokenSound.rate, featureDim: 80 }, modelConfig };
    }
  }
  return null;
}
