import { defineTexts } from '@/language/texts';

const counted = (semitones: number): string => `${semitones} ${semitones === 1 ? 'semitone' : 'semitones'}`;

export const voiceTexts = defineTexts(
  {
    title: '声の調整',
    asItIs: 'そのまま',
    pitch: {
      label: '高さ',
      lower: (semitones: number) => `${semitones} 半音低く`,
      higher: (semitones: number) => `${semitones} 半音高く`,
    },
    formant: {
      label: '太さ',
      lower: (semitones: number) => `太く ${semitones}`,
      higher: (semitones: number) => `細く ${semitones}`,
    },
    reset: '元の声に戻す',
    tryOut: '試しに聞く',
    trial: {
      recording: 'お話しください。お客様には聞こえません。',
      playing: '再生しています。お客様には聞こえません。',
      failed: '録音を再生できませんでした。もう一度お試しください。',
    },
    unchangeable: 'このブラウザーでは声を変えられませんでした。お客様には元の声が届いています。',
  },
  {
    title: 'Your voice',
    asItIs: 'As it is',
    pitch: {
      label: 'Pitch',
      lower: (semitones: number) => `${counted(semitones)} lower`,
      higher: (semitones: number) => `${counted(semitones)} higher`,
    },
    formant: {
      label: 'Depth',
      lower: (semitones: number) => `${counted(semitones)} fuller`,
      higher: (semitones: number) => `${counted(semitones)} lighter`,
    },
    reset: 'Reset',
    tryOut: 'Try it',
    trial: {
      recording: 'Say something. The visitor does not hear it.',
      playing: 'Playing. The visitor does not hear it.',
      failed: 'It could not be recorded and played. Try again.',
    },
    unchangeable: 'This browser could not change your voice. The visitor hears your own.',
  },
);
