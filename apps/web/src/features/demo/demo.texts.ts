import type { Role } from '@mukae/contract/domain/account/role';
import { defineTexts } from '@/language/texts';

type RoleWords = Record<Role, { name: string; text: string }>;

const ja: RoleWords = {
  companyAdmin: { name: '会社の管理者', text: '店舗・ユーザー・サイネージと表示内容を管理します。' },
  operator: { name: 'オペレーター', text: '受付で待機し、アバターでお客様に応対します。' },
  signage: { name: 'サイネージ', text: '店頭でお客様をお迎えする画面です。' },
  webReservationUser: { name: 'Web予約の利用者', text: 'アバターを時間で借りる方の画面です。' },
  systemAdmin: { name: 'システム管理者', text: '新しいお客様を登録し、送信メールを確認します。' },
};

const en: RoleWords = {
  companyAdmin: { name: 'Company administrator', text: 'Sets up stores, people, screens and what they show.' },
  operator: { name: 'Operator', text: 'Stands by and answers visitors through the avatar.' },
  signage: { name: 'Signage', text: 'The screen in the shop that greets visitors.' },
  webReservationUser: { name: 'Web reservation user', text: 'The page of somebody who rents the avatar by the slot.' },
  systemAdmin: { name: 'System administrator', text: 'Registers new customers and reads the outbox.' },
};

export const demoTexts = defineTexts(
  {
    title: 'デモをはじめる',
    lead: 'カードを押すと、その役割でログインした新しいタブが開きます。',
    twoHosts: (people: string, signage: string) =>
      `1つのブラウザで2つの役割を同時に使えるように、担当者の画面は ${people}、お客様の画面は ${signage} で開きます。`,
    oneHost: 'このアドレスでは、1つのブラウザで一度に使える役割は1つです。別の役割には、別のブラウザをお使いください。',
    people: '迎える人',
    screens: 'お客様の画面',
    roles: ja,
    guestLink: { name: '予約のリンク', text: 'Web予約の利用者と会う人が、自分のブラウザで開くリンクです。' },
    open: (name: string) => `${name}を新しいタブで開く`,
    byHand: '手で入力する場合',
    loginId: 'ログインID',
    password: 'パスワード（すべて共通）',
    toLogin: 'ログインへ',
    loading: 'デモの準備を確認しています',
    opening: '開いています',
    openingText: 'そのままお待ちください。',
    unknownAccount: 'このデモのアカウントは見つかりませんでした。',
    back: 'デモの最初に戻る',
    again: 'もう一度試す',
  },
  {
    title: 'Try the demo',
    lead: 'Each card opens a new tab, logged in with that role.',
    twoHosts: (people: string, signage: string) =>
      `So that one browser can hold two roles at once, the people open on ${people} and the visitor screens on ${signage}.`,
    oneHost: 'At this address one browser holds one role at a time. Use another browser for a second role.',
    people: 'People who welcome visitors',
    screens: 'Visitor screens',
    roles: en,
    guestLink: { name: 'Reservation link', text: 'What the person invited by the web reservation user opens.' },
    open: (name: string) => `Open ${name} in a new tab`,
    byHand: 'To log in by hand',
    loginId: 'Login ID',
    password: 'Password of every account',
    toLogin: 'Log in',
    loading: 'Looking up the demo',
    opening: 'Opening',
    openingText: 'One moment.',
    unknownAccount: 'This demo account does not exist.',
    back: 'Back to the start of the demo',
    again: 'Try again',
  },
);
