import { defineTexts } from '../../../../language/texts';

const signed = (semitones: number): string => (semitones > 0 ? `+${semitones}` : String(semitones));

export const voiceTexts = defineTexts(
  {
    title: '声',
    pitch: '高さ',
    formant: '太さ',
    ends: { pitch: ['低く', '高く'], formant: ['太く', '細く'] },
    semitones: (semitones: number) => (semitones === 0 ? 'そのまま' : `${signed(semitones)} 半音`),
    reset: '元の声に戻す',
    tryOut: { idle: '試しに聞く', recording: 'お話しください', playing: '再生中' },
    use: 'お客様に届く声を、アバターに合わせて変えられます。',
  },
  {
    title: 'Voice',
    pitch: 'Pitch',
    formant: 'Depth',
    ends: { pitch: ['Lower', 'Higher'], formant: ['Fuller', 'Lighter'] },
    semitones: (semitones: number) => (semitones === 0 ? 'As it is' : `${signed(semitones)} semitones`),
    reset: 'Reset',
    tryOut: { idle: 'Try it', recording: 'Say something', playing: 'Playing' },
    use: 'Changes the voice that the visitor hears, to fit the avatar.',
  },
);
