import type { QuestionSet } from '../questionSet';
import { departmentStorePlaces } from './placeAnswers';
import { departmentStoreServices } from './serviceAnswers';

export const departmentStoreAnswers: QuestionSet['answers'] = [...departmentStorePlaces, ...departmentStoreServices];
