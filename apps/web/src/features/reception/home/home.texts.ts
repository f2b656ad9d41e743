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
      signages: 'サイネージ',
      signagesNow: (online: number, total: number) =>
        total === 0 ? 'まだありません' : `${total} 台中 ${online} 台がオンラインです`,
      operators: 'オペレーター',
      operatorsNow: ({ total, online, standby }: Counted) =>
        `${total} 名中 ${online} 名がオンライン、${standby} 名が待機中です`,
      stores: '店舗',
      storesNow: (count: number) => (count === 0 ? 'まだありません' : `${count} 店です`),
      channels: 'アバターチャンネル',
      channelsNow: (used: number, max: number) => `契約 ${max} 体のうち ${used} 体を使用中です`,
      media: 'メディア',
      mediaNow: (count: number, used: string, quota: string) => `${count} 件、${quota} のうち ${used} を使用中です`,
    },
    steps: {
      title: 'はじめに',
      progress: (done: number, all: number) => `${all} つのうち ${done} つが済みました`,
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
    closedText: 'Whoever goes on standby receives the calls from the signages.',
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
      title: 'First steps',
      progress: (done: number, all: number) => `${done} of ${all} done`,
      done: 'Done',
      screen: {
        title: 'Connect the first screen',
        text: 'Enter the 6 digits that the screen shows.',
        verb: 'Pair a device',
      },
      operator: {
        title: 'Invite an operator',
        text: 'How to log in comes by mail.',
        verb: 'Add a user',
      },
      picture: {
        title: 'Add pictures and films',
        text: 'Logos and notices for the screens.',
        verb: 'Add media',
      },
    },
    administration: 'Administration',
    toCompanies: 'See the companies',
    toCompaniesText: 'Set contract counts and fees.',
    register: 'Register an account',
    registerText: 'Register a company and its first user.',
    outbox: 'Read the outbox',
    outboxText: 'Mails that no mail server has taken, such as temporary passwords.',
    waitingMails: (count: number) =>
      count === 0 ? 'No mail is waiting.' : count === 1 ? '1 mail is waiting.' : `${count} mails are waiting.`,
  },
);
