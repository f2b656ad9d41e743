import type { LimitName } from '../account/guessing';

const day = 24 * 60 * 60 * 1000;

/** Anybody can open a company: a new one has still to show what it is for. */
export const newCompanyDays = 7;

export const mailLimitOf = (createdAt: Date, now: Date): LimitName & `mailsOf${string}Company` =>
  now.getTime() - createdAt.getTime() < newCompanyDays * day ? 'mailsOfNewCompany' : 'mailsOfCompany';
