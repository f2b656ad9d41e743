import { anyOf, asHeard, heardPattern } from './heard';

const politely = '(?:ください|下さい|もらえますか|いただけますか|くれますか|ほしいです?|欲しいです?)?';

/** The whole of what is said: beside a question it is part of that. */
const again = heardPattern(
  `^${anyOf('すみません|すいません|あの|え', '[ー、。]')}*${anyOf(
    `(?:もう|も)(?:一度|一回|いちど|いっかい|1度|1回)(?:(?:言っ|話し|教え|聞かせ|ゆっくり言っ)て${politely}|お願い(?:します|できますか)|いいですか)?`,
    '(?:よく|ちょっと|何も)?聞こえ(?:ません(?:でした)?|ない(?:です)?|なかった(?:です)?|づらい(?:です)?|にくい(?:です)?)',
    '(?:よく|ちょっと)?聞き取れ(?:ません(?:でした)?|ない(?:です)?|なかった(?:です)?)',
    '(?:今)?(?:何|なん)(?:て|と)(?:言い|おっしゃい)ました(?:か)?',
    '(?:何|なん)ですって',
    `繰り返して${politely}`,
  )}[。、！？!?]*$`,
  '^(?:sorry[,.?]? |excuse me[,.]? )?(?:(?:could|can|would) you |please )*(?:say|repeat) (?:it|that)(?: again)?(?:,? please)?[.?!]*$',
  '^(?:(?:once|one time|one more time) ?(?:again|more)?|again|pardon(?: me)?|come again)(?:,? please)?[.?!]*$',
  "^(?:sorry[,.?]? )?(?:i )?(?:did(?:n't| not) (?:catch|hear|get)|can(?:'t|not| not) hear)(?: that| it| you)?[.?!]*$",
  '^(?:sorry[,.?]? )?what (?:did you say|was that)[.?!]*$',
);

/** Whether somebody did not catch what was said, and would like to hear it once more. */
export const asksAgain = (text: string): boolean => again.test(asHeard(text));
