import type { SpeechRule } from './speechRule';

/** Forms of letters in names that the dictionary of a voice has in one form only. */
const otherForms: readonly SpeechRule[] = [
  [/髙/g, '高'],
  [/[﨑嵜]/g, '崎'],
  [/𠮷/gu, '吉'],
  [/[濵濱]/g, '浜'],
  [/德/g, '徳'],
  [/栁/g, '柳'],
  [/[邉邊]/g, '辺'],
  [/𣘺|槗/gu, '橋'],
  [/桒/g, '桑'],
  [/舘/g, '館'],
];

const addresses: readonly SpeechRule[] = [
  [/(?:https?:\/\/|www\.)[\w./?%&=~#:@+,;-]+/gi, 'ウェブページ'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, 'メールアドレス'],
];

const times: readonly SpeechRule[] = [
  [/(?<![\d:])([01]?\d|2\d):00(?![:\d])/g, '$1時'],
  [/(?<![\d:])([01]?\d|2\d):(?=[0-5]\d(?![:\d]))0?(\d{1,2})/g, '$1時$2分'],
  [/(?<!\d)((?:19|20)\d\d)[/.-]0?([1-9]|1[0-2])[/.-]0?([1-9]|[12]\d|3[01])(?!\d)/g, '$1年$2月$3日'],
  [/(?<![\d/])0?([1-9]|1[0-2])\/0?([1-9]|[12]\d|3[01])(?=\s*\([月火水木金土日])/g, '$1月$2日'],
  [/\(([月火水木金土日])(?:曜日?)?\)/g, '、$1曜日'],
];

const figures: readonly SpeechRule[] = [
  [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
  [/¥\s*(\d+)/g, '$1円'],
  [/\$\s*(\d+(?:\.\d+)?)/g, '$1ドル'],
  [/€\s*(\d+(?:\.\d+)?)/g, '$1ユーロ'],
  [/(?<![A-Za-z])B(\d{1,2})(?:F(?![A-Za-z])|階)/g, '地下$1階'],
  [/(\d{1,3})F(?![A-Za-z])/g, '$1階'],
  [/(\d)\s*m2(?!\d)/g, '$1平方メートル'],
  [/(\d)\s*m3(?!\d)/g, '$1立方メートル'],
  [/(\d)\s*m(?![A-Za-z\d])/g, '$1メートル'],
  [/(\d)\s*L(?![A-Za-z])/g, '$1リットル'],
  [/°C?/g, '度'],
  [/(\d+)⁄(\d+)/g, '$2分の$1'],
  [/(\d)\s*×\s*(?=\d)/g, '$1かける'],
  [/(\d)\s*=\s*(?=\d)/g, '$1イコール'],
  [/〒/g, '郵便番号'],
  [/\(株\)/g, '株式会社'],
  [/\(有\)/g, '有限会社'],
];

/** A tilde is "from … to" between figures and words, and draws out a word in kana. */
const tildes: readonly SpeechRule[] = [
  [/(?<=[\d\p{sc=Han}A-Z%)])\s*[~〜–—]\s*(?=[\d\p{sc=Han}A-Z(])/gu, 'から'],
  [/(?<=[\p{sc=Hiragana}\p{sc=Katakana}ー])[~〜](?=\s*[\d\p{sc=Han}])/gu, 'から'],
  [/(?<=[\p{sc=Hiragana}\p{sc=Katakana}])[~〜]+/gu, 'ー'],
  [/[~〜]+/g, ''],
];

const pauses: readonly SpeechRule[] = [
  [/[ \t]*[\r\n\u2028\u2029]\s*/g, '。'],
  [/[「」『』“”‘’"'«»]/g, ''],
  [/(?<=[\p{sc=Katakana}ー])・(?=\p{sc=Katakana})/gu, ''],
  // A sentence goes on behind a bracket with a particle.
  [/[)\]}】〕〉》](?=\p{sc=Hiragana})/gu, ''],
  [/…+|‥+|\.{2,}|-{2,}|[()[\]{}【】〔〕〈〉《》<>|→⇒↑↓–—―─・]/g, '、'],
];

/** A voice fails on a line with emoji or the letters of other languages in it, and on nothing but signs. */
const unspeakable: readonly SpeechRule[] = [
  [/[^\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}A-Za-z\dー々、。,.!?&@%+\-/:;\s]+/gu, '、'],
  [/(?<![\p{sc=Hiragana}\p{sc=Katakana}])ー+|(?<!\p{sc=Han})々+/gu, ''],
  [/\s+(?![A-Za-z\d])|(?<![A-Za-z\d])\s+/g, ''],
  [/[!?]*\?[!?]*/g, '?'],
  [/!{2,}/g, '!'],
  [/、{2,}/g, '、'],
  [/、+(?=[。!?])|(?<=[。!?])[、。]+|^[、。,.!?:;/+&@%-]+|、+$/g, ''],
  [/^[^\p{L}\p{N}]*$/u, ''],
];

/** How Japanese is read, in the order in which it is looked at. */
export const japaneseRules: readonly SpeechRule[] = [
  ...otherForms,
  ...addresses,
  ...times,
  ...figures,
  ...tildes,
  ...pauses,
  ...unspeakable,
];
