import { createTransport } from 'nodemailer';

/** A text that goes along as a file. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  attachments?: Attachment[];
}

/** Hands a mail to a mail server; rejects when it was not taken. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const second = 1000;
/** A mail server that hangs must hold up neither the next mail nor a stop; the mail is tried again. */
const patience = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 20 * second };

export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...patience }, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
