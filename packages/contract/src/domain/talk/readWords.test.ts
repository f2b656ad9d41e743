import { describe, expect, it } from 'vitest';
import { type Meaning, readWords } from './readWords';

const forbidden = ['馬鹿野郎', '競合商店', '担当'];

describe('words of a visitor', () => {
  it.each<[string, Meaning, string]>([
    ['担当者を呼んでください、馬鹿野郎', 'angry', '○○者を呼んでください、○○'],
    ['競合商店の担当者を呼んでください', 'person', '○○の○○者を呼んでください'],
    ['ふざけるな', 'angry', 'ふざけるな'],
    ['競合商店はどこですか', 'forbidden', '○○はどこですか'],
    ['競合商店、ありがとうございました', 'forbidden', '○○、ありがとうございました'],
    ['ありがとうございました', 'thanks', 'ありがとうございました'],
    ['さようなら', 'goodbye', 'さようなら'],
    ['すみません', 'hello', 'すみません'],
    ['お手洗いはどこですか', 'question', 'お手洗いはどこですか'],
  ])('[D-AT05] [D-AT06] %j is %s to a company that forbids some, and is read as %j', (said, meaning, text) => {
    expect(readWords(said, forbidden)).toEqual({ text, meaning });
  });
});
