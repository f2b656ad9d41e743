import { spokenSound } from '@mukae/contract/domain/hearing/spokenSound';
import { answerTasks } from '#platform/apart/answerTasks';
import type { Recognized, RecognizerTask } from './modelEngine';
import type { RecognizerConfig } from './recognizerConfig';

const { default: sherpa } = await import('sherpa-onnx-node');
type Recognizer = InstanceType<typeof sherpa.OfflineRecognizer>;

/** One for each language, where a model has to know it beforehand. */
const recognizers = new Map<string, Recognizer>();

function recognizerFor(config: RecognizerConfig): Recognizer {
  const key = JSON.stringify(config);
  const known = recognizers.get(key) ?? new sherpa.OfflineRecognizer(config);
  recognizers.set(key, known);
  return known;
}

answerTasks(({ config, speech }: RecognizerTask): Recognized => {
  const recognizer = recognizerFor(config);
  const stream = recognizer.createStream();
  stream.acceptWaveform({ samples: speech, sampleRate: spokenSound.rate });
  recognizer.decode(stream);
  const { text, lang = '' } = recognizer.getResult(stream);
  return { text, language: lang };
});
