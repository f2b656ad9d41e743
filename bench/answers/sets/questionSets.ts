import { departmentStoreAnswers } from './departmentStore/answers';
import { askedInDepartmentStore } from './departmentStore/asked';
import { hospitalAnswers } from './hospital/answers';
import { askedInHospital } from './hospital/asked';
import type { QuestionSet } from './questionSet';

export const questionSets: readonly QuestionSet[] = [
  { trade: 'department store', answers: departmentStoreAnswers, asked: askedInDepartmentStore },
  { trade: 'hospital', answers: hospitalAnswers, asked: askedInHospital },
];
