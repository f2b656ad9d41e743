import { exampleSynonyms } from '@mukae/server/features/answers/examples/exampleSynonyms';
import { departmentStoreAnswers } from './departmentStore/answers';
import { askedInDepartmentStore } from './departmentStore/asked';
import { departmentStoreSynonyms } from './departmentStore/synonyms';
import { hospitalAnswers } from './hospital/answers';
import { askedInHospital } from './hospital/asked';
import { hospitalSynonyms } from './hospital/synonyms';
import { officeAnswers } from './office/answers';
import { officeAsked } from './office/asked';
import type { QuestionSet } from './questionSet';

export const questionSets: readonly QuestionSet[] = [
  {
    trade: 'department store',
    answers: departmentStoreAnswers,
    synonyms: departmentStoreSynonyms,
    asked: askedInDepartmentStore,
  },
  { trade: 'hospital', answers: hospitalAnswers, synonyms: hospitalSynonyms, asked: askedInHospital },
  { trade: 'office', answers: officeAnswers, synonyms: exampleSynonyms, asked: officeAsked },
];
