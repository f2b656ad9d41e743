import type { SpeechRule } from './speechRule';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const days = months.map(
  (month, index): SpeechRule => [
    new RegExp(`(?<!\\d)((?:19|20)\\d\\d)[/.-]0?${index + 1}[/.-]0?([1-9]|[12]\\d|3[01])(?!\\d)`, 'g'),
    `${month} $2, $1`,
  ],
);

const addresses: readonly SpeechRule[] = [
  [/(?:https?:\/\/|www\.)[\w./?%&=~#:@+,;-]*[\w/]/gi, 'our web page'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, 'our mail address'],
];

const unit = (short: string, long: string): SpeechRule => [
  new RegExp(`(\\d)\\s*${short}(?![A-Za-z\\d])`, 'g'),
  `$1 ${long}`,
];

const figures: readonly SpeechRule[] = [
  [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
  [/¥\s*(\d+)/g, '$1 yen'],
  [/€\s*(\d+(?:\.\d+)?)/g, '$1 euros'],
  [/(?<![A-Za-z\d])B(\d{1,2})F?(?![A-Za-z\d])/g, 'basement $1'],
  [/(?<![A-Za-z\d])(\d{1,2})F(?![A-Za-z\d])/g, 'floor $1'],
  [/(?<![A-Za-z])No\.\s*(?=\d)/g, 'number '],
  unit('m2', 'square meters'),
  unit('km', 'kilometers'),
  unit('cm', 'centimeters'),
  unit('mm', 'millimeters'),
  unit('kg', 'kilograms'),
  unit('m', 'meters'),
  unit('L', 'liters'),
  [/(\d)\s*°C?/g, '$1 degrees'],
  [/(\d)\s*[~〜–—]\s*(?=\d)/g, '$1 to '],
  [/(\d:\d\d|[ap]\.?m\.?)\s*-\s*(?=\d)/gi, '$1 to '],
  [/&/g, ' and '],
];

const pauses: readonly SpeechRule[] = [
  [/(?<=[^.!?,;:\s])[ \t]*[\r\n]\s*/g, '. '],
  [/…+|\.{2,}|-{2,}|[–—―、→|()[\]{}<>]/g, ', '],
  [/。/g, '. '],
  [/[’‘]/g, "'"],
];

const unspeakable: readonly SpeechRule[] = [
  [/[^A-Za-z\d\s.,!?;:'%$/@+-]+/g, ' '],
  [/\s+(?=[.,!?;:])/g, ''],
  [/[,;:]+(?=[.!?,;:])|(?<=[.!?])[,;:]+|^[^A-Za-z\d$]+/g, ''],
  [/[.!?]*\?[.!?]*/g, '?'],
  [/([.!])[.!]+/g, '$1'],
  [/\s+/g, ' '],
  [/[,;:\s]+$/g, ''],
  [/^[^A-Za-z\d]*$/, ''],
];

/** How English is read, in the order in which it is looked at. */
export const englishRules: readonly SpeechRule[] = [...addresses, ...days, ...figures, ...pauses, ...unspeakable];
