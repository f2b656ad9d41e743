import { Button, Select, Text } from '@mantine/core';
import type { ReceptionistAnswer } from '@mukae/contract/calls/receptionist';
import { receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';
import { useState } from 'react';
import { chosenCharacter, useCharacters } from '@/features/characters';
import type { Field } from '@/forms/field';
import { IconPlayerPlay, IconPlayerStop } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import { Panel } from '@/ui/Panel';
import { WordedSlider } from '@/ui/WordedSlider';
import classes from './CharacterVoices.module.css';
import { characterVoiceIn, withCharacterVoice } from './characterVoice';
import { characterVoicesTexts } from './characterVoices.texts';
import { greetingSample } from './greetingSample';
import type { ReceptionistDraft } from './receptionistDraft';
import { useSample } from './useSample';
import { VoiceSelect } from './VoiceSelect';

const { speed: speeds, pitch: pitches } = receptionistLimits;
const rangeOf = ({ min, usual, max }: { min: number; usual: number; max: number }) => ({
  least: min,
  usual,
  most: max,
});

/** How each character speaks for the company; what is chosen is heard before it is saved. */
export function CharacterVoices({
  form,
  voices,
}: {
  form: Field<ReceptionistDraft>;
  /** What the service can speak with. */
  voices: ReceptionistAnswer['voices'];
}) {
  const t = useTexts(characterVoicesTexts);
  const { data: characters = [] } = useCharacters();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const sample = useSample();
  const character = chosenCharacter(characters, chosenId);
  if (!character) return null;
  const field = form.at('voices');
  const how = characterVoiceIn(field.value, character.id);
  const set = (change: Partial<typeof how>) => {
    sample.stop();
    field.set(withCharacterVoice(field.value, { ...how, ...change }));
  };
  const isPlaying = sample.is === 'playing';
  return (
    <Panel title={t.title}>
      <div className={classes.fields}>
        <div className={classes.who}>
          <Arch picture={character.image_url} letter={firstLetter(character.name)} width={52} />
          <Select
            label={t.character}
            data={characters.map(({ id, name }) => ({ value: id, label: name }))}
            value={character.id}
            allowDeselect={false}
            onChange={(id) => {
              sample.stop();
              setChosenId(id);
            }}
          />
        </div>
        <VoiceSelect voices={voices} chosen={how.voice} onChoose={(voice) => set({ voice })} />
        <WordedSlider
          label={t.speed}
          words={speedInWords(how.speed, t)}
          range={rangeOf(speeds)}
          step={5}
          value={how.speed}
          onChange={(speed) => set({ speed })}
        />
        <WordedSlider
          label={t.pitch}
          words={pitchInWords(how.pitch, t)}
          range={rangeOf(pitches)}
          step={1}
          value={how.pitch}
          onChange={(pitch) => set({ pitch })}
        />
        <Button
          variant="light"
          className={classes.listen}
          loading={sample.is === 'loading'}
          leftSection={isPlaying ? <IconPlayerStop size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />}
          onClick={() =>
            isPlaying ? sample.stop() : void sample.play({ ...how, ...greetingSample(how.voice, voices, form.value) })
          }
        >
          {isPlaying ? t.stop : t.listen}
        </Button>
        <Text size="xs" c="dimmed" role="status" className={classes.told}>
          {sample.is === 'voiceless' && t.noVoice}
        </Text>
      </div>
    </Panel>
  );
}

type Words = { usual: string } & Record<'slower' | 'faster' | 'lower' | 'higher', (by: number) => string>;

function speedInWords(speed: number, t: Words): string {
  if (speed === speeds.usual) return t.usual;
  return speed < speeds.usual ? t.slower(speeds.usual - speed) : t.faster(speed - speeds.usual);
}

function pitchInWords(pitch: number, t: Words): string {
  if (pitch === pitches.usual) return t.usual;
  return pitch < pitches.usual ? t.lower(pitches.usual - pitch) : t.higher(pitch - pitches.usual);
}
