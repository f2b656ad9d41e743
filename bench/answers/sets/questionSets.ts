import { departmentStoreAnswers } from './departmentStore/answers';
import { askedInDepartmentStore } from './departmentStore/asked';
import { hospitalAnswers } from './hospital/answers';
import { askedInHospital } from './hospital/asked';
import { officeAnswers } from './office/answers';
import { officeAsked } from './office/asked';
import type { QuestionSet } from './questionSet';

export const questionSets: readonly QuestionSet[] = [
  { trade: 'department store', answers: departmentStoreAnswers, asked: askedInDepartmentStore },
  { trade: 'hospital', answers: hospitalAnswers, asked: askedInHospital },
  { trade: 'office', answers: officeAnswers, asked: officeAsked },
];
