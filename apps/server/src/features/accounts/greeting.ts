import { nameInMail } from '@mukae/contract/domain/text/nameInMail';
import type { Language } from '@mukae/contract/language';

/** Whoever made the account chose the name: one that could carry an address or a message is left out. */
export const greeting = {
  ja: (name) => (nameInMail(name) === undefined ? 'Mukae をご利用のお客様' : `${name} 様`),
  en: (name) => (nameInMail(name) === undefined ? 'Hello,' : `Dear ${name},`),
} satisfies Record<Language, (name: string) => string>;
