import type { ReceptionistAnswer } from '@mukae/contract/calls/receptionist';
import { usualReceptionist } from '@mukae/contract/domain/receptionist/receptionist';

export const someReceptionist: ReceptionistAnswer = {
  result: 'OK',
  ...usualReceptionist,
  forbidden: [],
  synonyms: [['お手洗い', 'トイレ']],
  readings: [{ written: '日向', reading: 'ひなた' }],
  version: 3,
  signages: [],
  characterVoices: [],
  voices: [
    { language: 'ja', id: 'openJtalk:mei_normal', name: 'Mei（ふつう / normal）' },
    { language: 'en', id: 'flite:slt', name: 'flite slt' },
  ],
  engines: {
    talk: 'builtIn',
    translation: 'none',
    hearing: 'browser',
    voice: [
      { language: 'ja', engine: 'openJtalk' },
      { language: 'en', engine: 'flite' },
    ],
  },
  outsideUses: [],
};
