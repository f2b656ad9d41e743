import type { QuestionSet } from '../questionSet';

export const hospitalAnswers: QuestionSet['answers'] = [
  {
    id: 1,
    question: '診療の受付時間を教えてください',
    phrasings: ['診察は何時から何時までですか', '休診日はいつですか', '土曜日は診てもらえますか'],
    questionEn: 'What are the reception hours?',
    answer: '受付は平日の8時30分から11時30分まで、診察は9時からです。土曜、日曜、祝日は休診です。',
    answerEn:
      'Reception is open from 8:30 to 11:30 a.m. on weekdays, and doctors see patients from 9 a.m. We are closed on Saturdays, Sundays and holidays.',
  },
  {
    id: 2,
    question: '初めて受診するのですが',
    phrasings: ['初診の手続きはどこですか', '紹介状を持ってきました', '紹介状がなくても診てもらえますか'],
    questionEn: 'This is my first visit',
    answer: '1階1番の初診受付へ、保険証と紹介状をお持ちください。紹介状のない方は7,700円を別に申し受けます。',
    answerEn:
      'Please bring your insurance card and referral letter to counter 1 on the 1st floor. Without a referral letter there is a fee of 7,700 yen.',
  },
  {
    id: 3,
    question: '診察券を忘れました',
    phrasings: ['診察券をなくしたので再発行してください', '診察券がなくても受診できますか'],
    questionEn: 'I forgot my patient card',
    answer: '1階2番の再来受付へお越しください。お名前と生年月日で受付し、紛失の場合は110円で再発行いたします。',
    answerEn:
      'Please come to counter 2 on the 1st floor. We register you by name and date of birth; a lost card is replaced for 110 yen.',
  },
  {
    id: 4,
    question: '面会時間は何時から何時までですか',
    phrasings: ['お見舞いはできますか', '面会の受付はどこですか', '面会は何人まで入れますか'],
    questionEn: 'What are the visiting hours?',
    answer: '面会は毎日14時から17時まで、1回30分、2名様までです。1階の面会受付でお名前をご記入ください。',
    answerEn:
      'Visits are possible daily from 2 to 5 p.m., for 30 minutes and up to two people. Please sign in at the visitors’ counter on the 1st floor.',
  },
  {
    id: 5,
    question: '入院の手続きはどこでしますか',
    phrasings: ['今日から入院です', '入院の受付はどこですか', '入院に必要なものは何ですか'],
    questionEn: 'Where do I check in for hospitalization?',
    answer: '1階5番の入退院センターへ10時までにお越しください。持ち物は入院のしおりの3ページにございます。',
    answerEn:
      'Please come to the admission center, counter 5 on the 1st floor, by 10 a.m. What to bring is on page 3 of the guide.',
  },
  {
    id: 6,
    question: '会計はどこですか',
    phrasings: ['支払いはどこでしますか', 'クレジットカードで払えますか', '自動精算機の使い方を教えてください'],
    questionEn: 'Where do I pay?',
    answer:
      '1階の会計窓口へファイルをお出しください。番号が表示されましたら自動精算機で、現金かクレジットカードでお支払いください。',
    answerEn:
      'Please hand your file to the cashier on the 1st floor. When your number is shown, pay at the machine in cash or by credit card.',
  },
  {
    id: 7,
    question: '薬はどこで受け取れますか',
    phrasings: ['処方箋はどこへ持っていけばいいですか', '近くの薬局を教えてください', 'お薬の窓口はどこですか'],
    questionEn: 'Where can I get my medicine?',
    answer: 'お薬は院外の薬局でお受け取りください。処方箋は4日以内有効です。薬局は正面玄関を出て右に2軒ございます。',
    answerEn:
      'Please take your prescription to a pharmacy within four days. There are two on the right of the main entrance.',
  },
  {
    id: 8,
    question: '診断書がほしいです',
    phrasings: ['証明書の申し込みはどこですか', '診断書はいくらかかりますか', '保険会社に出す書類を書いてもらえますか'],
    questionEn: 'I need a medical certificate',
    answer: '1階7番の文書窓口でお申し込みください。お渡しまで2週間ほど、診断書は1通5,500円です。',
    answerEn:
      'Please apply at the documents counter, number 7 on the 1st floor. A certificate costs 5,500 yen and takes about two weeks.',
  },
  {
    id: 9,
    question: '予約を変更したいです',
    phrasings: ['予約をキャンセルしたいです', '次の予約を取りたいです', '予約の電話番号を教えてください'],
    questionEn: 'I want to change my appointment',
    answer: '各科の窓口か、予約センターへ平日14時から16時にお電話ください。番号は診察券の裏にございます。',
    answerEn:
      'Please ask at the counter of your department, or call the appointment center between 2 and 4 p.m. on weekdays. The number is on the back of your patient card.',
  },
  {
    id: 10,
    question: '売店はどこですか',
    phrasings: ['コンビニはありますか', '飲み物を買えるところはありますか', 'パジャマやタオルは売っていますか'],
    questionEn: 'Is there a shop?',
    answer: '売店は地下1階にございます。7時から20時まで、飲み物や日用品、入院に要るものがございます。',
    answerEn:
      'The shop is on basement 1, open from 7 a.m. to 8 p.m. It has drinks, daily goods and what you need for a stay.',
  },
  {
    id: 11,
    question: '駐車場の料金はいくらですか',
    phrasings: ['駐車券はどこで割引になりますか', '患者は駐車場が無料ですか', '車はどこに停められますか'],
    questionEn: 'How much is parking?',
    answer:
      '駐車場は正面の左手にございます。1時間200円、受診の方は会計窓口に駐車券をお出しになると4時間まで100円です。',
    answerEn:
      'The parking lot is on the left of the main entrance. It costs 200 yen per hour; patients who show the ticket to the cashier pay 100 yen for up to four hours.',
  },
  {
    id: 12,
    question: '小児科はどこですか',
    phrasings: ['子どもを診てもらいたいです', '子どもの熱が下がりません', '予防接種は小児科で受けられますか'],
    questionEn: 'Where is the pediatrics department?',
    answer: '小児科は2階です。エレベーターを降りて青い線に沿ってお進みください。',
    answerEn: 'Pediatrics is on the 2nd floor. Please follow the blue line from the elevator.',
  },
  {
    id: 13,
    question: '採血室はどこですか',
    phrasings: ['血液検査はどこでしますか', '尿検査のコップはどこに出しますか', '採血の前に食事をしてもいいですか'],
    questionEn: 'Where is the blood test room?',
    answer:
      '採血室は1階12番です。受付機で番号をお取りください。尿検査も同じ場所です。お食事は指示のあった方だけお控えください。',
    answerEn:
      'The blood test room is number 12 on the 1st floor; please take a number. Urine tests are there, too. Please fast only if you were told to.',
  },
  {
    id: 14,
    question: 'レントゲンはどこで撮りますか',
    phrasings: ['MRIの検査室はどこですか', 'CTの検査に来ました', '放射線科はどこですか'],
    questionEn: 'Where is the X-ray room?',
    answer: 'レントゲン、CT、MRIは地下1階の放射線科です。エレベーターを降りて左の受付へお越しください。',
    answerEn: 'X-ray, CT and MRI are in radiology on basement 1. Please go to the counter on the left of the elevator.',
  },
  {
    id: 15,
    question: '入院している人の病室を知りたいです',
    phrasings: [
      '病棟への行き方を教えてください',
      '何号室に入院しているか教えてください',
      '病棟のエレベーターはどこですか',
    ],
    questionEn: 'Which room is the patient in?',
    answer: '病室のご案内は1階の総合案内で承ります。病棟へは奥のBエレベーターをご利用ください。',
    answerEn:
      'The information desk on the 1st floor tells you the room. Please take elevator B at the back to the wards.',
  },
  {
    id: 16,
    question: 'マイナ保険証は使えますか',
    phrasings: ['マイナンバーカードで受付できますか', '保険証の確認はどこでしますか', '保険証が変わりました'],
    questionEn: 'Can I use my health insurance card?',
    answer:
      'お使いいただけます。受付横の読み取り機にマイナンバーカードを置いてください。変更のあった方は3番の保険証確認窓口へお越しください。',
    answerEn:
      'Yes. Please place your My Number Card on the reader beside the reception. If your insurance has changed, please come to counter 3.',
  },
  {
    id: 17,
    question: '夜間や休日に診てもらえますか',
    phrasings: [
      '救急外来はどこですか',
      '夜中に具合が悪くなったらどうすればいいですか',
      '救急の入口はどこですか',
      'Where is the emergency entrance?',
    ],
    questionEn: 'Do you treat emergencies at night?',
    answer: '救急外来は24時間受け付けております。入口は建物の東側です。お越しの前に代表番号へお電話ください。',
    answerEn:
      'The emergency department is open 24 hours. Its entrance is on the east side. Please call the main number before you come.',
  },
  {
    id: 18,
    question: '健康診断を受けたいです',
    phrasings: ['人間ドックの予約はできますか', '健診センターはどこですか', '会社の健診で来ました'],
    questionEn: 'I am here for a health checkup',
    answer: '健康診断、人間ドック、市のがん検診は3階の健診センターで承ります。ご予約が必要です。',
    answerEn:
      'Health checkups and the city’s cancer screenings are held at the checkup center on the 3rd floor. An appointment is needed.',
  },
  {
    id: 19,
    question: 'バス乗り場はどこですか',
    phrasings: ['タクシーを呼びたいです', '駅までのバスはありますか', '帰りのバスは何時ですか'],
    questionEn: 'Where is the bus stop?',
    answer: 'バスとタクシーの乗り場は正面玄関の前です。駅行きの無料バスが毎時0分と30分に出ております。',
    answerEn:
      'Buses and taxis leave in front of the main entrance. A free bus to the station leaves every hour at 0 and 30 minutes past.',
  },
  {
    id: 20,
    question: '車いすを借りられますか',
    phrasings: ['歩くのがつらいので車いすを使いたいです', '車いすはどこにありますか'],
    questionEn: 'Can I borrow a wheelchair?',
    answer:
      '正面玄関を入って左に車いすがございます。ご自由にお使いください。お手伝いが要る方は係員にお声がけください。',
    answerEn:
      'Wheelchairs are on the left inside the main entrance. Please use them freely, and ask our staff if you need help.',
  },
];
