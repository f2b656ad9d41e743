import type { AskedQuestion } from '@mukae/contract/calls/receptionist';

/** Something that no answer is near to. */
export const someAsked: AskedQuestion = {
  key: 'ペトツレルイレル',
  text: 'ペットを連れて入れますか',
  times: 9,
  lastAt: '2026-11-18T09:41:00+09:00',
  signageName: '1F 正面口',
  storeName: '本店',
  kind: 'choices',
  wasHandedOver: true,
  isAside: false,
  nearest: { answerId: 7, question: 'ベビーカーは借りられますか', sureness: 22 },
};
