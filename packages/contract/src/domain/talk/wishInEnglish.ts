import { anyOf, heardPattern } from './heard';

const determiner = anyOf(
  ...['a', 'an', 'the', 'some', 'any', 'another', 'your', 'real', 'actual', 'live', 'human', 'other'],
  ...['store', 'shop', 'hotel', 'office', 'front desk', 'responsible'],
);
const kind = anyOf(
  ...[
    'person',
    'human(?: being)?',
    'staff(?: member| person)?',
    'member of staff',
    'employee',
    'clerk',
    'receptionist',
  ],
  ...['representative', 'rep', 'operator', 'agent', 'manager', 'attendant', 'supervisor', 'concierge', 'security'],
  ...['someone', 'somebody', 'anyone', 'anybody'],
);
const things =
  'room|entrance|pass|card|area|only|discount|party|meeting|shop|lounge|toilet|restroom|parking|canteen|door|number';
/** No `staff room`, and nobody's things. */
const noThing = `(?!'s|[ -](?:${things}))`;

const person = String.raw`(?:${determiner} )*${kind}\b${noThing}`;
const anyone = anyOf(person, String.raw`(?:mr|mrs|ms|miss|dr) \p{L}+`);
const some = '(?:someone|somebody|anyone|anybody)';

const wish = heardPattern(
  String.raw`\b(?:talk|speak|chat)(?:ing)?(?: directly| in person| english)? (?:to|with) ${anyone}`,
  String.raw`\b(?:call|get|fetch|bring|page|send)(?: me)? ${anyone}`,
  String.raw`\bcall (?:the |an? )?(?:police|ambulance|doctor)\b`,
  String.raw`\b(?:connect|transfer|put|hand)(?: me)?(?: over| through)? (?:to|with) ${anyone}`,
  String.raw`\b(?:need|want|prefer|i'd like|i would like|find)(?: to (?:see|have|meet))? ${person}`,
  `^(?:(?:can i (?:get|have)|i(?:'d| would) like|just|no) )*${anyone}(?: in charge)? please$`,
  String.raw`\b(?:is|are) (?:there )?${some}(?: else)? (?:there|here|around|in|i can|to (?:talk|help|ask)|who can)\b`,
  '^(?:hello )?(?:anyone|anybody)(?: there| here)?$',
  String.raw`\b(?:can|could|would|will) (?:${some}|a person)(?: please)? (?:help|come|assist|explain|talk|speak)`,
  '^(?:operator|agent|representative|(?:a )?(?:real )?(?:human|person)|staff|receptionist)$',
  '^(?:please )?(?:somebody |someone )?help(?: me)?(?: please)?$',
  String.raw`\b(?:not|instead of|rather than|no) (?:to |with )?(?:an? |the |this )?(?:machine|robot|bot|ai|computer|chatbot)\b`,
);

/** Then it is no wish, but its opposite, or a question about what answers. */
const noWish = /\b(?:don't|do not|no need|needn't|need not|didn't|did not|without|are you|you are|you're)\b/u;

/** A wish and its opposite may stand in one sentence. */
const clausesOf = (heard: string): string[] =>
  heard
    .replace(/\b(mr|mrs|ms|dr)\./g, '$1')
    .replace(/,? please\b/g, ' please')
    .split(/[.,;!?]|\bbut\b/u)
    .map((clause) => clause.trim());

export const isWishInEnglish = (heard: string): boolean =>
  clausesOf(heard).some((clause) => wish.test(clause) && !noWish.test(clause));
