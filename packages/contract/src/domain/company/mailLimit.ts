import { limits } from '../limits';

const day = 24 * 60 * 60 * 1000;

/** Anybody can open a company: a new one has still to show what it is for. */
const newCompanyDays = 7;
export const mailsOfNewCompanyMax = 100;

export const isInFirstWeek = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < newCompanyDays * day;

/** What is counted apart: neither takes from the other. */
export type MailLimit = 'mailsOfCompany' | 'reservationMailsOfCompany';

/** How many such mails people of a company may cause in a day. */
export const mailsMaxOf = (limit: MailLimit, createdAt: Date, now: Date): number =>
  isInFirstWeek(createdAt, now) ? mailsOfNewCompanyMax : limits[limit].max;
