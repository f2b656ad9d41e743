import { Select } from '@mantine/core';
import type { ReceptionistAnswer } from '@mukae/contract/calls/receptionist';
import { languages } from '@mukae/contract/language';
import { useTexts } from '@/language/LanguageProvider';
import { characterVoicesTexts } from './characterVoices.texts';

/** Stands for no voice in particular. */
const usual = '';

/** The voices that there are, by what they speak; and one that was chosen once and is not there any more. */
export function VoiceSelect({
  voices,
  chosen,
  onChoose,
}: {
  voices: ReceptionistAnswer['voices'];
  chosen: string | null;
  onChoose: (voice: string | null) => void;
}) {
  const t = useTexts(characterVoicesTexts);
  const isGone = chosen !== null && !voices.some(({ id }) => id === chosen);
  if (voices.length === 0 && !isGone) return null;
  const spoken = languages.map((language) => ({
    group: t.languages[language],
    items: voices.filter((voice) => voice.language === language).map(({ id, name }) => ({ value: id, label: name })),
  }));
  return (
    <Select
      label={t.voice}
      description={t.voiceHint}
      data={[
        { value: usual, label: t.usualVoice },
        ...(isGone ? [{ value: chosen, label: t.goneVoice }] : []),
        ...spoken.filter(({ items }) => items.length > 0),
      ]}
      value={chosen ?? usual}
      allowDeselect={false}
      onChange={(voice) => voice !== null && onChoose(voice === usual ? null : voice)}
    />
  );
}
