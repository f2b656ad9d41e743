/** What a receptionist says all day. */
export const typicalAnswers = {
  ja: [
    'いらっしゃいませ。ご用件をお聞かせください。',
    'お手洗いは、1階エスカレーターの右手にございます。',
    '営業時間は10:00～20:00です。',
    '本日は18:30まで営業しております。',
    '会議室は三階でございます。エレベーターをご利用ください。',
    'はい、無料のWi-Fiをご利用いただけます。',
    '駐車場は地下2階にございます。2時間まで無料です。',
    '担当の者をお呼びしますので、少々お待ちください。',
    '申し訳ございません。もう一度おっしゃっていただけますか？',
    'クレジットカードとQRコード決済がご利用いただけます。',
    '迷子のお知らせは、1階の総合案内で承っております。',
    'こちらの右手の通路をまっすぐお進みください。',
    '面会の受付は、午後2時から午後5時までです。',
    'ベビーカーは、正面入口で貸し出しております。',
    'お荷物は、ロッカーにお預けいただけます。料金は300円です。',
    'ありがとうございます。お気をつけてお帰りください。',
  ],
  en: [
    'Welcome. How can I help you?',
    'The restrooms are on the first floor, to the right of the escalator.',
    'We are open from 10:00 to 20:00 today.',
    'I will call a member of our staff. Please wait a moment.',
  ],
} as const;
