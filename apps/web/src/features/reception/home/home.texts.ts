import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import { defineTexts } from '@/language/texts';

interface Counted {
  total: number;
  online: number;
  standby: number;
}

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

export const homeTexts = defineTexts(
  {
    en: 'Home',
    title: 'ホーム',
    loading: '読み込んでいます',
    today: 'きょう',
    loginId: 'ログインID',
    role: '役割',
    company: '会社',
    none: 'なし',
    toStandby: '受付待機へ',
    toReservations: '本日の予約へ',
    open: (standby: number) => `いま ${standby} 名が受付で待機しています。`,
    closed: 'いま受付で待機している人はいません。',
    closedText: '待機を始めると、サイネージからのお呼び出しを受けられます。',
    waiting: 'お待ちのお客様',
    calls: {
      title: 'きょうのお呼び出し',
      toRecords: '応対記録を見る',
      none: 'まだありません。',
      requests: 'お呼び出し',
      count: (count: number) => `${count} 件`,
      fates: {
        answered: 'スタッフが応対',
        missed: '応答できず',
        messageLeft: '伝言あり',
        calledOff: 'お客様が取り消し',
        cutOff: '応答前に切断',
      },
      byHour: '時間ごとのお呼び出し',
      ofHour: (hour: number, total: number, missed: number) =>
        `${hour} 時台 ${total} 件${missed === 0 ? '' : `、うち応答できず ${missed} 件`}`,
      missedTitle: '応答できなかったお呼び出し',
      allMissed: (count: number) => `${count} 件すべてを見る`,
    },
    screens: {
      title: 'つながっていない画面',
      of: (away: number, total: number) => `${total} 台のうち ${away} 台`,
      since: (time: string) => `${time} から`,
      unpaired: (count: number) => `ペアリングしていない画面が ${count} 台あります`,
      all: (count: number) => `${count} 台すべてを見る`,
      there: (count: number) => (count === 0 ? 'つながっている画面はありません。' : `${count} 台がつながっています。`),
    },
    companies: (count: number) => `${count} 社がご利用中です。`,
    ofCompany: (company: string) => `${company} のようす`,
    own: {
      title: 'わたしの受付',
      status: {
        Standby: 'いま待機中です。',
        Active: 'いま対応中です。',
        Leaving: 'いま離席中です。',
        Logout: 'いまオフラインです。',
      } satisfies Record<OperatorStatus, string>,
      signages: '応対できるサイネージ',
      character: 'キャラクター',
      media: '追加したメディア',
      mediaCount: (count: number) => (count === 0 ? 'まだありません' : `${count} 件です`),
    },
    lines: {
      title: 'いまのようす',
      messages: 'お客様の伝言',
      messagesNow: (open: number) => (open === 0 ? '未対応の伝言はありません' : `未対応の伝言が ${open} 件あります`),
      questions: 'AI受付',
      questionsNow: (count: number) =>
        count === 0 ? '答えられなかった質問はありません' : `答えられなかった質問が ${count} 件あります`,
      signages: 'サイネージ',
      signagesNow: (online: number, total: number) =>
        total === 0 ? 'まだありません' : `${total} 台中 ${online} 台がオンラインです`,
      operators: 'オペレーター',
      operatorsNow: ({ total, online, standby }: Counted) =>
        `${total} 名中 ${online} 名がオンライン、${standby} 名が待機中です`,
      stores: '店舗',
      storesNow: (count: number) => (count === 0 ? 'まだありません' : `${count} 店舗です`),
      channels: 'アバターチャンネル',
      channelsNow: (used: number, max: number) => `契約 ${max} 体のうち ${used} 体を使用中です`,
      media: 'メディア',
      mediaNow: (count: number, used: string, quota: string) => `${count} 件、${quota} のうち ${used} を使用中です`,
    },
    steps: {
      title: '設定の残り',
      progress: (done: number, all: number) => `${all} 件中 ${done} 件が完了`,
      done: '済みました',
      screen: {
        title: '最初の画面をつなぐ',
        text: '画面に表示された 6 桁のコードを入力します。',
        verb: 'ペアリングする',
      },
      operator: {
        title: 'オペレーターを招く',
        text: 'ログイン方法がメールで届きます。',
        verb: 'ユーザーを追加する',
      },
      picture: {
        title: '画像や動画を追加する',
        text: '画面に表示するロゴや案内に使います。',
        verb: 'メディアを追加する',
      },
    },
    administration: '管理の入口',
    toCompanies: '会社の一覧を見る',
    toCompaniesText: '契約数と料金を設定します。',
    register: 'アカウントを登録する',
    registerText: '会社と最初の利用者を登録します。',
    outbox: '送信メールを見る',
    outboxText: '仮パスワードなど、メールサーバーに渡されていないメールを確認します。',
    waitingMails: (count: number) =>
      count === 0 ? '渡されていないメールはありません。' : `渡されていないメールが ${count} 通あります。`,
  },
  {
    en: 'Reception',
    title: 'Home',
    loading: 'Loading',
    today: 'Today',
    loginId: 'Login ID',
    role: 'Role',
    company: 'Company',
    none: 'None',
    toStandby: 'Go to reception standby',
    toReservations: "Go to today's reservations",
    open: (standby: number) =>
      standby === 1 ? '1 person is on standby now.' : `${standby} people are on standby now.`,
    closed: 'Nobody is on standby now.',
    closedText: 'Go on standby to receive calls from the signages.',
    waiting: 'Visitors waiting',
    calls: {
      title: "Today's calls",
      toRecords: 'Call records',
      none: 'None yet.',
      requests: 'Calls',
      count: (count: number) => String(count),
      fates: {
        answered: 'Answered by staff',
        missed: 'Missed',
        messageLeft: 'Left a message',
        calledOff: 'Called off',
        cutOff: 'Cut off before an answer',
      },
      byHour: 'Calls by hour',
      ofHour: (hour: number, total: number, missed: number) =>
        `${hour}:00: ${total}${missed === 0 ? '' : `, ${missed} missed`}`,
      missedTitle: 'Missed calls',
      allMissed: (count: number) => `See all ${count}`,
    },
    screens: {
      title: 'Screens not connected',
      of: (away: number, total: number) => `${away} of ${total}`,
      since: (time: string) => `since ${time}`,
      unpaired: (count: number) => (count === 1 ? '1 screen is not paired yet' : `${count} screens are not paired yet`),
      all: (count: number) => `See all ${count}`,
      there: (count: number) =>
        count === 0
          ? 'No screen is connected.'
          : count === 1
            ? '1 screen is connected.'
            : `${count} screens are connected.`,
    },
    ofCompany: (company: string) => `${company} right now`,
    own: {
      title: 'My reception',
      status: {
        Standby: 'You are on standby.',
        Active: 'You are in a conversation.',
        Leaving: 'You are away.',
        Logout: 'You are offline.',
      },
      signages: 'Signages you can answer',
      character: 'Character',
      media: 'Media you added',
      mediaCount: (count: number) => (count === 0 ? 'None yet' : count === 1 ? '1 file' : `${count} files`),
    },
    companies: (count: number) => (count === 1 ? '1 company uses the service.' : `${count} companies use the service.`),
    lines: {
      title: 'Right now',
      messages: 'Messages',
      messagesNow: (open: number) =>
        open === 0 ? 'No open messages' : open === 1 ? '1 open message' : `${open} open messages`,
      questions: 'AI receptionist',
      questionsNow: (count: number) =>
        count === 0
          ? 'No questions without an answer'
          : count === 1
            ? '1 question without an answer'
            : `${count} questions without an answer`,
      signages: 'Signages',
      signagesNow: (online: number, total: number) =>
        total === 0 ? 'None yet' : `${online} of ${total} ${isOrAre(online)} online`,
      operators: 'Operators',
      operatorsNow: ({ total, online, standby }: Counted) =>
        `${online} of ${total} ${isOrAre(online)} online, ${standby} on standby`,
      stores: 'Stores',
      storesNow: (count: number) => (count === 0 ? 'None yet' : count === 1 ? '1 store' : `${count} stores`),
      channels: 'Avatar channels',
      channelsNow: (used: number, max: number) => `${used} of ${max} under contract ${isOrAre(used)} in use`,
      media: 'Media',
      mediaNow: (count: number, used: string, quota: string) =>
        `${count === 1 ? '1 file' : `${count} files`}, ${used} of ${quota} in use`,
    },
    steps: {
      title: 'Left to set up',
      progress: (done: number, all: number) => `${done} of ${all} done`,
      done: 'Done',
      screen: {
        title: 'Connect the first screen',
        text: 'Enter the 6 digits that the screen shows.',
        verb: 'Pair a device',
      },
      operator: {
        title: 'Invite an operator',
        text: 'They get the login details by e-mail.',
        verb: 'Add a user',
      },
      picture: {
        title: 'Add pictures and videos',
        text: 'Logos and notices for the screens.',
        verb: 'Add media',
      },
    },
    administration: 'Administration',
    toCompanies: 'See the companies',
    toCompaniesText: 'Set avatar contracts and fees.',
    register: 'Register an account',
    registerText: 'Register a company and its first user.',
    outbox: 'Read the outbox',
    outboxText: 'Mails that no mail server has taken, such as temporary passwords.',
    waitingMails: (count: number) =>
      count === 0 ? 'No mail is waiting.' : count === 1 ? '1 mail is waiting.' : `${count} mails are waiting.`,
  },
);
