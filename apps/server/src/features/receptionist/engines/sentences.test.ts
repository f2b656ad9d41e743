import { describe, expect, it } from 'vitest';
import { makeSentences } from './sentences';

const cut = (...pieces: string[]) => {
  const sentences = makeSentences();
  return [...pieces.flatMap((piece) => sentences.take(piece)), sentences.rest()].filter((text) => text !== '');
};

describe('an answer in sentences', () => {
  it.each([
    ['はい。三階です。', ['はい。', '三階です。']],
    ['はい！こちらです？どうぞ', ['はい！', 'こちらです？', 'どうぞ']],
    ['本当！？はい。', ['本当！？', 'はい。']],
    ['「はい。」と言います。次', ['「はい。」と言います。', '次']],
    ['営業時間は9:00〜18:00です。', ['営業時間は9:00〜18:00です。']],
    ['一行目\n二行目', ['一行目\n', '二行目']],
    [
      'It is on the 3rd floor. Turn left! Is it far? No.',
      ['It is on the 3rd floor.', ' Turn left!', ' Is it far?', ' No.'],
    ],
    ['Mr. Tanaka is in Bldg. A. Please wait.', ['Mr. Tanaka is in Bldg.', ' A. Please wait.']],
    ['We open at 9 a.m. and close at 6 p.m. today. Yes.', ['We open at 9 a.m. and close at 6 p.m. today.', ' Yes.']],
    [
      'It costs 3.5 dollars. See www.example.com for more.',
      ['It costs 3.5 dollars.', ' See www.example.com for more.'],
    ],
    ['Go to https://a.example/x?y=1!z now. Bye.', ['Go to https://a.example/x?y=1!z now.', ' Bye.']],
    ['He said "Yes." Then he left.', ['He said "Yes."', ' Then he left.']],
    ['1. one\n2. two', ['1. one\n', '2. two']],
    ['Wi-Fiは無料です! どうぞ。', ['Wi-Fiは無料です!', ' どうぞ。']],
    ['「閉じない。そのまま', ['「閉じない。そのまま']],
    ['…はい…です。', ['…はい…です。']],
    ['', []],
  ])('[D-AT02] %j', (text, sentences) => {
    expect(cut(text)).toEqual(sentences);
  });

  it.each([
    'はい。「そうです。」と言いました！それは3.5階です。Mr. Smith is here. OK?',
    'It is here. Go!  Now.\nThen wait.',
  ])('[D-AT02] is cut in the same way in whatever pieces it comes: %s', (text) => {
    const whole = cut(text);
    expect(whole.length).toBeGreaterThan(2);
    expect(whole.join('')).toBe(text);
    for (let size = 1; size < 9; size += 1) {
      expect(cut(...(text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []))).toEqual(whole);
    }
  });

  it('[D-AT02] is told sentence by sentence as soon as the next one begins', () => {
    const sentences = makeSentences();
    expect(sentences.take('はい。')).toEqual([]);
    expect(sentences.take('三')).toEqual(['はい。']);
    expect(sentences.take('階')).toEqual([]);
    expect(sentences.rest()).toBe('三階');
  });
});
