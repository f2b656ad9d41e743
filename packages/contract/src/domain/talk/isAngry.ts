import { asHeard, heardPattern } from './heard';

/** As they are said to somebody: `ばかり`, `最悪の場合` and a card that cannot be used are none. */
const japanese = heardPattern(
  'ふざけ(?:る|ん)な|ふざけんじゃ|ふざけてる',
  '馬鹿(?:野郎|にし|か|じゃ|げて|者|だろ|やろ|!|$)',
  'ばか(?:野郎|やろう|にし|じゃ|げて|だろ|もの|!|。|$)',
  '(?<=この|お前|おまえ)(?:馬鹿|ばか)',
  '(?:アホ|阿呆)(?:か|が|!|。|$|や|な|野郎)',
  'クソ(?:が|野郎|ったれ|ai|!|$)|糞(?:が|野郎)',
  'ポンコツ|てめ[えー]|貴様',
  '死ね(?!な)|しね(?=$|!|。)|殺すぞ|ころすぞ|くたばれ',
  '黙れ|だまれ|(?:^|[。、!])うるさい(?:!|。|な|よ|$)|うるせ[えぇー]',
  'うざい|うぜ[えぇー]|失せろ|消えろ',
  'むかつ[くい]|腹が?(?:立つ|立っ|立ち)|頭に(?:来|き)(?:た|て|ま)|キレそう',
  '怒(?:って(?:い?る|い?ます|んだ)|るぞ|りますよ)',
  '役立たず|やくたたず|役に立たない(?:な|ね|機械|ai|奴|$|。|!)',
  '使えね[えー]|使えない(?:な|ね|奴|やつ|機械|ai)',
  'いい加減に(?:しろ|して(?!い)|せ[えい])|もういい[!加]',
  '何[度回]も?(?:同じ(?:こと|事)|言わせ|言えば|言ったら)',
  '話にならな|責任者を?(?:出せ|呼べ|だせ)',
  '最悪(?:だ|です|な(?:対応|態度|店)|!|$|。)',
  '(?:な|舐)め(?:てんの|てるの|とんの|んな|てん)',
  '金を?返せ|詐欺(?:だ|じゃ|か!)|クレームを?(?:入れ|言)|訴え(?:る|ます)(?:ぞ|よ)',
);

const english = heardPattern(
  String.raw`\bf+u+c+k|\bf\*+k|\bwtf\b|\bbull ?shit|\bshit(?:ty)?\b|\bcrap\b|\bgod ?damn|\bdamn(?: it| you| machine)`,
  String.raw`\bass ?hole|\bbastard|\bbitch|\bdumb ?ass|\bidiot|\bmoron|\bstupid(?! question)\b`,
  String.raw`\b(?:useless|ridiculous|pathetic|worthless|shut up|screw you|go to hell)\b`,
  String.raw`\b(?:i'm|i am|we are|we're|so|really|very) (?:angry|furious|mad at|pissed)\b`,
  String.raw`\b(?:pissed off|fed up|sick of (?:this|you)|i hate (?:you|this)|worst (?:service|place|ever))\b`,
  String.raw`\b(?:this|that) is (?:unacceptable|outrageous|a joke|terrible service)\b`,
);

/** Whether somebody has lost her patience: strong words, as visitors say them. */
export function isAngry(text: string): boolean {
  const heard = asHeard(text);
  return japanese.test(heard) || english.test(heard);
}
