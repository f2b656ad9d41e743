import { describe, expect, it } from 'vitest';
import { isPage, plainWords } from './plainWords';

describe('words without markup', () => {
  it.each([
    ['三階の**会議室A**です。', '三階の会議室Aです。'],
    ['# 営業時間\n- 平日', '営業時間 平日'],
    ['1. 右へ', '右へ'],
    ['1.', ''],
    ['*ゆっくり* `code` ~~古い~~ __太い__', 'ゆっくり code 古い 太い'],
    ['[地図](https://a.example)をご覧ください', '地図をご覧ください'],
    ['![絵](a.png)', '絵'],
    ['<b>太い</b><br/>次', '太い次'],
    ['<script>alert(1)</script>はい', 'はい'],
    ['<!-- 内緒 -->はい', 'はい'],
    ['はい&nbsp;&amp; &lt;b&gt;', 'はい & b'],
    ['<a href="https://a.example', 'a href="https://a.example'],
    ['| a | b |', 'a b'],
    ['a_b_c と _強調_', 'a_b_c と 強調'],
    ['は\u0000い\u200b\u202e\u001b[31m', 'はい[31m'],
    ['  はい\t\r\n  どうぞ ', 'はい どうぞ'],
    ['-10度', '-10度'],
    ['👩🏽‍🚀です', '👩🏽‍🚀です'],
  ])('[D-AT03] %j is %j', (text, words) => {
    expect(plainWords(text)).toBe(words);
  });

  it.each(['<!DOCTYPE html>', '<html lang="ja">', 'x <SCRIPT src=a>', '<body>'])('[D-AT03] %j is a page', (text) => {
    expect(isPage(text)).toBe(true);
  });

  it.each(['<b>はい</b>', 'html', 'bodyは体です'])('[D-AT03] %j is no page', (text) => {
    expect(isPage(text)).toBe(false);
  });
});
