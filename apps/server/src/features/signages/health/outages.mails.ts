import { nameInMail } from '@mukae/contract/domain/text/nameInMail';
import { japanClock } from '@mukae/contract/domain/time/japanTime';
import type { Language } from '@mukae/contract/language';
import type { Mail } from '#platform/mail/mailTransport';

interface NamedScreen {
  id: number;
  name: string;
  storeName: string | null;
  since: Date;
}

interface OutageMail {
  screens: readonly NamedScreen[];
  minutes: number;
  /** Where its signages are listed; undefined where the address of the service is not known. */
  listUrl: string | undefined;
}

/** More are counted: a mail is to be read at a glance. */
const namedMax = 30;

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

const clockWords = {
  ja: ({ month, day, hour, minute }) => `${month}月${day}日 ${hour}:${twoDigits(minute)}`,
  en: ({ month, day, hour, minute }) => `${month}/${day} ${hour}:${twoDigits(minute)} (Japan)`,
} satisfies Record<Language, (clock: ReturnType<typeof japanClock>) => string>;

const screenWords = {
  ja: ({ id, name, storeName }) => {
    const store = nameInMail(storeName ?? '');
    return `${nameInMail(name) ?? `サイネージ番号 ${id}`}${store ? `（${store}）` : ''}`;
  },
  en: ({ id, name, storeName }) => {
    const store = nameInMail(storeName ?? '');
    return `${nameInMail(name) ?? `signage no. ${id}`}${store ? ` (${store})` : ''}`;
  },
} satisfies Record<Language, (screen: NamedScreen) => string>;

const more = { ja: (count: number) => `ほか ${count} 台`, en: (count: number) => `and ${count} more` };

function listed(screens: readonly NamedScreen[], language: Language, line: (screen: NamedScreen) => string): string {
  const left = screens.length - namedMax;
  return [...screens.slice(0, namedMax).map(line), ...(left > 0 ? [more[language](left)] : [])]
    .map((words) => `- ${words}`)
    .join('\n');
}

const linkLine = (listUrl: string | undefined): string => (listUrl ? `\n${listUrl}\n` : '');

/** Nobody asked for these mails, so nobody said in which language: they are in both. */
const inBoth = (to: string, subject: string, ja: string, en: string): Mail => ({
  to,
  subject,
  text: `${ja}\n${'-'.repeat(30)}\n\n${en}`,
});

export function awayMail(to: string, { screens, minutes, listUrl }: OutageMail): Mail {
  const since = (language: Language) => (screen: NamedScreen) => clockWords[language](japanClock(screen.since));
  return inBoth(
    to,
    `【Mukae】サイネージがオフラインです（${screens.length} 台） / Signages offline (${screens.length})`,
    `次のサイネージとの接続が、受付時間のうち ${minutes} 分ほど切れたままです。

${listed(screens, 'ja', (screen) => `${screenWords.ja(screen)}：${since('ja')(screen)} から`)}

端末の電源とネットワークをご確認ください。接続が戻りましたら、もう一度お知らせします。
このメールの設定は、会社情報の画面で変更できます。
${linkLine(listUrl)}
Mukae 迎え
`,
    `These signages have not been connected for about ${minutes} minutes of their opening hours.

${listed(screens, 'en', (screen) => `${screenWords.en(screen)}: since ${since('en')(screen)}`)}

Check the power and the network of the devices. You are told when they are back.
Whether you get this mail is set on the page of the company.
${linkLine(listUrl)}
Mukae
`,
  );
}

export const backMail = (to: string, { screens, listUrl }: Omit<OutageMail, 'minutes'>): Mail =>
  inBoth(
    to,
    `【Mukae】サイネージの接続が戻りました（${screens.length} 台） / Signages back (${screens.length})`,
    `オフラインとお知らせした次のサイネージの接続が戻りました。

${listed(screens, 'ja', screenWords.ja)}
${linkLine(listUrl)}
Mukae 迎え
`,
    `These signages, of which you were told that they were offline, are connected again.

${listed(screens, 'en', screenWords.en)}
${linkLine(listUrl)}
Mukae
`,
  );
