import type { QuestionSet } from '../questionSet';
import { hospitalFormalities } from './formalityAnswers';
import { hospitalPlaces } from './placeAnswers';

export const hospitalAnswers: QuestionSet['answers'] = [...hospitalPlaces, ...hospitalFormalities];
