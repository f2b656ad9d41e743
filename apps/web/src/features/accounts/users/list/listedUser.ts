import type { ColleagueAnswer, UserAnswer } from '@mukae/contract/calls/accounts';

/** Administrators see a user whole, operators what colleagues may know. */
export type ListedUser = UserAnswer | ColleagueAnswer;
