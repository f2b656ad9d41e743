import { defineTexts } from '../../../../language/texts';

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
      lower: (semitones: number) => `${semitones} 半音太く`,
      higher: (semitones: number) => `${semitones} 半音細く`,
    },
    reset: '元の声に戻す',
    tryOut: { idle: '試しに聞く', recording: 'お話しください', playing: '再生中' },
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
    tryOut: { idle: 'Try it', recording: 'Say something', playing: 'Playing' },
  },
);
