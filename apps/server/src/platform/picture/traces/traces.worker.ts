import { readFile, writeFile } from 'node:fs/promises';
import { answerTasks } from '#platform/apart/answerTasks';
import { Refusal } from '#platform/refusals/refusal';
import { cleanJpeg } from './cleanJpeg';
import { cleanPng } from './cleanPng';

export interface TracesTask {
  path: string;
  kind: 'png' | 'jpeg';
  orientation: number;
}

const cleanOf = { png: cleanPng, jpeg: cleanJpeg } as const;

async function cleanedSize({ path, kind, orientation }: TracesTask): Promise<number> {
  const file = await readFile(path);
  const cleaned = cleanOf[kind](file, orientation);
  if (!cleaned.equals(file)) await writeFile(path, cleaned);
  return cleaned.length;
}

answerTasks(
  (task: TracesTask): Promise<number | 'broken'> =>
    cleanedSize(task).catch((failure) => {
      if (failure instanceof Refusal) return 'broken';
      throw failure;
    }),
);
