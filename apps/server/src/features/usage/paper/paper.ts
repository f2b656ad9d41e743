import type { Bill } from '@mukae/contract/domain/reservation/bill';
import type { Language } from '@mukae/contract/language';
import type { Issuer } from '#platform/config/issuerSettings';
import type { InvoiceContent } from '../usage.tables';

/** One row of what a month was spent on: a reservation, or what was set right. */
export interface PaperDetail {
  /** Written YYYY-MM-DD. */
  day: string;
  number: string;
  title: string;
  userName: string;
  minutes: number;
  amount: number;
  /** Nothing is asked for, for its uses were short enough. */
  isFree: boolean;
}

/** What is known of an invoice alone. */
interface Invoiced {
  number: string;
  issuedDay: string;
  dueDay: string;
}

/** A month on paper: its invoice, or a statement where there is none. */
export interface Paper {
  language: Language;
  month: string;
  /** Undefined: a statement. */
  invoice: Invoiced | undefined;
  /** The day on which a statement was made. */
  madeDay: string;
  /** Nothing of it changes any more. */
  isFinal: boolean;
  recipient: InvoiceContent['recipient'];
  /** Whose part of a contract it is, where it is not the whole. */
  partOf: string | undefined;
  issuer: Issuer;
  bill: Bill;
  details: readonly PaperDetail[];
  /** How many more there are than are listed. */
  leftOut: number;
}
