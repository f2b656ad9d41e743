import { nameInMail } from '@mukae/contract/domain/text/nameInMail';
import { wordsInMail } from '@mukae/contract/domain/text/wordsInMail';
import type { Mail } from '#platform/mail/mailTransport';

export interface MessageMail {
  signageName: string;
  name: string;
  contact: string;
  text: string;
  /** Where messages are listed; undefined where the address of the service is not known. */
  listUrl: string | undefined;
}

/** What can only be a telephone number or a mailbox: whoever is to answer needs it as it was written. */
const plainContact = /^(?:[+\d][\d\s()-]{5,24}|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)$/;

const contactInMail = (contact: string): string | undefined =>
  plainContact.test(contact) ? contact : wordsInMail(contact);

const line = (label: string, value: string | undefined): string => (value ? `${label}${value}\n` : '');

/** A visitor may write anything: what could be the address of a page is left to the list, where nobody touches it by mistake. */
export function messageMail(to: string, { signageName, name, contact, text, listUrl }: MessageMail): Mail {
  const screen = nameInMail(signageName);
  const words = wordsInMail(text);
  const facts = (labels: Record<'name' | 'contact' | 'text', string>) =>
    line(labels.name, wordsInMail(name)) + line(labels.contact, contactInMail(contact)) + line(labels.text, words);
  const link = listUrl ? `\n${listUrl}\n` : '';
  return {
    to,
    subject: `【Mukae】お客様から伝言があります${screen ? `（${screen}）` : ''} / A visitor left a message`,
    text: `係の者がおりませんでしたので、お客様が伝言を残されました。

${facts({ name: 'お名前：', contact: 'ご連絡先：', text: 'ご用件：' })}
伝言の全文は、画面の「お客様の伝言」でご覧になれます。
${link}
Mukae 迎え

${'-'.repeat(30)}

Nobody was at the reception, so a visitor left a message.

${facts({ name: 'Name: ', contact: 'Contact: ', text: 'Message: ' })}
The whole message is in the console, under messages of visitors.
${link}
Mukae
`,
  };
}
