/** Of a question's manner and not of its matter. */
const courteous =
  'する ある おる いる なる できる 出来る 教える おしえる 知る しる 聞く きく 訊く 伺う うかがう 尋ねる たずねる 思う おもう ' +
  '願う ねがう 願える お願い おねがい 下さる くださる 頂く いただく 構う かまう いい よい 良い よろしい 宜しい 大丈夫 済む';

/** Done and said in every trade. */
const everyday =
  '行く いく 来る くる 行ける 見る みる 見える 見せる 出る でる 出す だす 入る はいる 入れる いれる 持つ もつ 取る とる 置く おく ' +
  '貰う もらう 呉れる くれる 上げる あげる やる 使う つかう 使える つかえる 作る つくる 行う 頼む たのむ 言う いう 話す 書く 読む ' +
  '食べる 飲む 買う かう 買える 売る 会う 居る 要る いる 着く 待つ まつ 探す さがす 忘れる 始まる 始める 終わる 違う 分かる わかる 解る ' +
  '欲しい ほしい 無い ない 近い 遠い 多い 早い 新しい 大きい 小さい ' +
  '場所 所 ところ とこ 方 人 自分 皆さん 皆 名前 家 近く 他 ほか 別 一緒 物 もの 事 こと 件 話 用 用事 様子 感じ 具合 方法 仕方 必要 ' +
  '利用 使用 案内 確認 質問 希望';

/** As they stand in a dictionary. */
export const courteousWords: readonly string[] = courteous.split(' ');
export const everydayWords: readonly string[] = everyday.split(' ');
