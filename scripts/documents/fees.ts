import { billingExamples, feeExamples, monthExample } from './fee-examples';
import { type Block, type DocumentText, dateText, formula, issuer, note, paragraph } from './model';

const yen = (amount: number): string => `${amount.toLocaleString('en-US')}円`;

const points = (...texts: readonly string[]): Block[] =>
  texts.map((text) => ({ kind: 'numbered', label: '・', level: 0, text }));

const overview: Block = {
  kind: 'table',
  columns: [
    { title: '項目', share: 0.31, align: 'left' },
    { title: '料金（税別）', share: 0.25, align: 'left' },
    { title: '内容', share: 0.44, align: 'left' },
  ],
  rows: [
    ['予約による通話', '10分につき300円', '通話した時間に応じて計算します。'],
    ['10分以内の短い利用', '最初の15回まで無料', '請求の対象に含めません。'],
    ['アバターチャンネル契約', '個別にお見積り', 'チャンネル数は会社ごとに定めます。'],
    ['メディアの保管', '無料', '1社につき2GBまで使えます。'],
    ['予約の取消し', '無料', '開始時刻の30分後まで取り消せます。'],
  ],
};

const usage: Block = {
  kind: 'table',
  columns: [
    { title: '予約した時間', share: 0.27, align: 'left' },
    { title: '実際の通話', share: 0.33, align: 'left' },
    { title: '予約内の通話', share: 0.21, align: 'right' },
    { title: '利用時間', share: 0.19, align: 'right' },
  ],
  rows: billingExamples.map((row) => [
    `${row.reserved.from}～${row.reserved.to}`,
    `${row.talked.from}～${row.talked.to}`,
    row.inside,
    `${row.minutes}分`,
  ]),
};

const examples: Block = {
  kind: 'table',
  columns: [
    { title: '利用時間', share: 0.16, align: 'right' },
    { title: '計算', share: 0.38, align: 'right' },
    { title: '無料の回数があるとき', share: 0.26, align: 'right' },
    { title: '使い終えた後', share: 0.2, align: 'right' },
  ],
  rows: feeExamples.map(({ minutes, fee, feeWithinFree }) => [
    `${minutes}分`,
    `${minutes} × 300 ÷ 10 ＝ ${yen(fee)}`,
    yen(feeWithinFree),
    yen(fee),
  ]),
};

const month: Block = {
  kind: 'table',
  columns: [
    { title: '1か月の利用の例', share: 0.62, align: 'left' },
    { title: '金額', share: 0.38, align: 'right' },
  ],
  rows: [
    ...monthExample.uses.map((use) => [
      `${use.minutes}分の利用 × ${use.count}回${use.free ? '（無料の回数の範囲内）' : ''}`,
      yen(use.amount),
    ]),
    ['小計（税別）', yen(monthExample.subtotal)],
    ['消費税（10％）', yen(monthExample.tax)],
    ['ご請求額', yen(monthExample.total)],
  ],
};

const sections: readonly { title: string; blocks: readonly Block[] }[] = [
  {
    title: '料金の一覧',
    blocks: [
      overview,
      note('金額は、特に示したものを除き、すべて税別です。単価を個別に合意したときは、その単価で計算します。'),
    ],
  },
  {
    title: '利用時間の数え方',
    blocks: [
      paragraph(
        '利用時間とは、予約した時間の中で実際に通話した時間をいいます。通話がつながった時から終わった時までを1回の利用とし、1分に満たない秒数は1分に切り上げます。',
      ),
      usage,
      note('予約した時間の前後にわたる部分は、利用時間に含めません。通話がなかった予約に、料金はかかりません。'),
    ],
  },
  {
    title: '料金の計算',
    blocks: [
      paragraph('1回の利用の料金は、次の式で計算します。計算の結果に1円未満の端数があるときは、これを切り捨てます。'),
      formula('料金 ＝ 利用時間（分） × 300円 ÷ 10　〔1円未満切捨て〕'),
      paragraph(
        '単価は10分につき300円ですが、料金は1分ごとに計算します。10分に満たない時間を10分に切り上げることはありません。',
      ),
    ],
  },
  {
    title: '短い利用の無料回数',
    blocks: [
      ...points(
        '1回の利用時間が10分以内の利用は、ご契約ごとに通算して最初の15回まで無料とし、請求の対象に含めません。',
        '10分を超える利用は、無料の回数に数えません。この場合の料金は、最初の1分から計算します。',
        '無料の15回を使い終えた後は、10分以内の利用にも、「料金の計算」の式による料金がかかります。',
      ),
    ],
  },
  { title: '計算の例', blocks: [examples] },
  {
    title: 'アバターチャンネル契約',
    blocks: [
      paragraph(
        '店舗などのサイネージで応対する会社には、同時に応対できる席の数を、アバターチャンネルの数として会社ごとに定めます。料金は、チャンネル数とご利用の内容に応じてお見積りします。チャンネル数の追加または変更をご希望のときは、提供者までお申し付けください。',
      ),
    ],
  },
  {
    title: 'メディアの保管容量',
    blocks: [
      paragraph(
        '画像や動画などのメディアを保管する容量は、1社につき2GB（2,147,483,648バイト）までが料金に含まれます。合計がこの容量を超えるファイルは登録できません。不要なファイルを削除すると、その分の容量を再びお使いいただけます。',
      ),
    ],
  },
  {
    title: '予約の取消し',
    blocks: [
      paragraph(
        '予約は、開始時刻の30分後までは取り消せます。たとえば14:00に始まる予約は、14:30になるまで取り消せます。取消しの手数料はかかりません。取消しの前に通話があったときは、その利用時間の料金だけをいただきます。',
      ),
    ],
  },
  {
    title: '締めとお支払い',
    blocks: [
      ...points(
        '料金は毎月末日に締め切り、1か月分をまとめて、翌月に請求書をお送りします。',
        'お支払いの期限は、締め切った月の翌月末日です。その日が金融機関の休業日に当たるときは、前の営業日とします。',
        '請求書に記載の口座に、お振り込みください。振込手数料はご負担をお願いします。',
        '消費税は、1か月の料金の合計額に対して計算し、1円未満の端数を切り捨てます。',
        'ご請求額がない月には、請求書をお送りしません。',
      ),
      month,
    ],
  },
  {
    title: '料金の改定',
    blocks: [
      paragraph(
        'この料金は、利用規約に定める手続きにより改めることがあります。改めた後の料金は、効力が生じる日以後に申し込まれた予約から適用します。',
      ),
      paragraph(`この書面は、${dateText}現在の内容です。`),
    ],
  },
];

export const fees: DocumentText = {
  title: '料金・お支払いについて',
  subject: '遠隔接客サービス Mukae の料金とお支払い',
  dated: `${dateText} 制定`,
  issuer,
  lead: `${issuer}（以下「提供者」といいます。）による遠隔接客サービスの料金と、お支払いの方法をご案内します。この書面は、利用規約の一部を構成します。`,
  sections: sections.map(({ title, blocks }, index) => ({ heading: `${index + 1}　${title}`, blocks })),
};
