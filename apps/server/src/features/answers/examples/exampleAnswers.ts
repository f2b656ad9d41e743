import { accessExamples } from './access.texts';
import { buildingExamples } from './building.texts';
import type { ExampleAnswer } from './exampleAnswer';
import { receptionExamples } from './reception.texts';
import { serviceExamples } from './service.texts';

/** What nearly every reception is asked. */
export const exampleAnswers: readonly ExampleAnswer[] = [
  ...buildingExamples,
  ...serviceExamples,
  ...accessExamples,
  ...receptionExamples,
];
