import { asHeard, heardPattern, heardPatterns } from './heard';

const thanks = [
  '(?:どうも)?(?:ありがとう?|有り?難う)(?:ございま(?:す|した))?(?:ね|な|よ)?',
  'どうも(?:です)?',
  '助かり(?:ました|ます)|助かった|感謝(?:します|しています|です)?',
  'サンキュー|お世話になりました',
  String.raw`\b(?:thank (?:you|u)|thanks|thx|cheers|much appreciated|i appreciate (?:it|that))\b`,
];

const farewells = [
  'さよう?なら|バイバイ|じゃあ?(?:ね|また)|またね|(?:では|それでは)また|また(?:来ます|今度)',
  // By itself, it is also said by who comes in.
  '(?:では|それでは|じゃあ?|お先に)失礼(?:します|いたします)',
  '失礼(?:しました|いたしました)|おやすみ(?:なさい)?|お邪魔しました',
  'もう(?:いい|結構|大丈夫|十分)(?:です)?よ?|結構です|大丈夫です',
  '(?:以上|これで(?:全部|結構|大丈夫)|それだけ|これだけ)です|特に(?:ない|ありません)(?:です)?',
  String.raw`\b(?:good ?)?bye(?:[ -]bye)?\b|\bsee (?:you|ya)(?: later| soon| again| tomorrow)?\b|\bfarewell\b|\bgood night\b`,
  String.raw`\bhave a (?:nice|good|great) (?:day|one|evening|night)\b`,
  String.raw`\bthat(?:'s| is| will be|'ll be) (?:all|it)(?: i (?:need(?:ed)?|wanted))?\b|\bnothing else\b`,
  String.raw`\bi(?:'m| am) (?:good|fine|done|all set)(?: now)?\b|\bno,? (?:thanks|thank you)\b`,
];

/** Whoever says no more than this has still to say what it is about. */
const hellos = [
  'こんにち[はわ]|こんばん[はわ]|おはよう(?:ございます)?|はじめまして|初めまして|お世話になって(?:います|おります)|お世話さまです',
  'もしもし|ごめんください|お邪魔します|失礼(?:します|いたします)|お願い(?:します|いたします)',
  '(?:すみません|すいません|恐れ入ります)(?:が)?|(?:いい||よろしい)(?:です|でしょう)か',
  '聞きたいことが?(?:あります|ある)(?:のですが|んですが|んですけど)?|えー?っ?と|あのー?う?|そのー?',
  String.raw`\b(?:hello|hi|hey|excuse me|pardon me|good (?:morning|afternoon|evening|day)|nice to meet you)\b`,
  String.raw`\b(?:can|could|may) (?:you help me|i ask (?:you )?(?:something|a question))\b|\bi (?:have|'ve got) a question\b`,
];

/** What is said around them and asks for nothing. */
const beside = [
  '(?:教えて|案内して|対応して|手伝って)(?:くれて|いただいて|いただき|くださって)',
  'いつも|ちょっと|本当に|ほんとうに|ほんとに|とても|すごく|大変|色々と?|いろいろと?|ご?親切に|ご?丁寧に',
  'そう(?:ですか|なんですね|でしたか)|(?:分|わ)かりました|了解(?:です|しました)?|承知しました|なるほど',
  'お疲れ様(?:です|でした)?|それでは|では|じゃあ?',
  'はい|いいえ|いえ|うん|ええ|おお|わあ|あ|ー|え|お',
  String.raw`\b(?:please|there|sir|madam|so much|very much|very kind|a lot|very|so|again|too)\b`,
  String.raw`\b(?:oh|ah|ok|okay|yes|no|well|then|now|alright|all right|got it|i see|i understand)\b`,
  String.raw`\b(?:that(?:'s| is) (?:great|perfect|very kind)|that helps|great|perfect|nice|good)\b`,
  String.raw`\byou(?:'re| are) (?:very |so )?(?:kind|helpful)\b|\bfor helping(?: me)?\b`,
  String.raw`\bfor (?:your|the|all your) (?:help|time|info|information|kindness)\b`,
  String.raw`[\s\p{P}\p{S}]`,
];

const isThanks = heardPattern(...thanks);
const isFarewell = heardPattern(...farewells);
const isHello = heardPattern(...hellos);
const allOfThem = heardPatterns(...farewells, ...thanks, ...hellos, ...beside);

/** Nothing else is said that somebody would have to answer. */
const isOnlyCourtesy = (heard: string): boolean => heard.replace(allOfThem, '') === '';

/** Whether somebody says thanks, and nothing that is to be answered beside it. */
export function saysThanks(text: string): boolean {
  const heard = asHeard(text);
  return isThanks.test(heard) && isOnlyCourtesy(heard);
}

/** Whether somebody takes her leave, or wants nothing more. */
export function saysGoodbye(text: string): boolean {
  const heard = asHeard(text);
  return isFarewell.test(heard) && isOnlyCourtesy(heard);
}

/** Whether somebody greets, or asks to be heard, and says nothing else yet. */
export function saysHello(text: string): boolean {
  const heard = asHeard(text);
  return isHello.test(heard) && isOnlyCourtesy(heard);
}
