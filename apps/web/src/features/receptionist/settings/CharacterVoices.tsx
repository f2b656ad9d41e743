import { Button, Select, Text } from '@mantine/core';
import { type ReceptionistAnswer, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { useCharacters } from '@/features/characters';
import { useCompanyScope } from '@/features/companies';
import { IconPlayerPlay, IconPlayerStop } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { WordedSlider } from '@/ui/WordedSlider';
import classes from './CharacterVoices.module.css';
import { characterVoicesTexts } from './characterVoices.texts';
import { useSample } from './useSample';

const { speed: speeds, pitch: pitches } = receptionistLimits;
const rangeOf = ({ min, usual, max }: { min: number; usual: number; max: number }) => ({
  least: min,
  usual,
  most: max,
});

/** How each character speaks for the company; what is chosen can be heard before it is saved. */
export function CharacterVoices({
  receptionist,
  onReload,
}: {
  receptionist: ReceptionistAnswer;
  onReload: () => void;
}) {
  const t = useTexts(characterVoicesTexts);
  const { data: characters = [] } = useCharacters();
  const [chosen, setChosen] = useState<number | null>(null);
  const characterId = chosen ?? characters[0]?.id;
  return (
    <Panel title={t.title}>
      <div className={classes.fields}>
        <Select
          label={t.character}
          data={characters.map(({ id, name }) => ({ value: id, label: name }))}
          value={characterId ?? null}
          allowDeselect={false}
          onChange={(id) => setChosen(id)}
        />
        {characterId !== undefined && (
          <VoiceOf
            key={`${characterId} ${receptionist.version}`}
            characterId={characterId}
            receptionist={receptionist}
            onReload={onReload}
          />
        )}
      </div>
    </Panel>
  );
}

function VoiceOf({
  characterId,
  receptionist: { characterVoices, voices },
  onReload,
}: {
  characterId: number;
  receptionist: ReceptionistAnswer;
  onReload: () => void;
}) {
  const t = useTexts(characterVoicesTexts);
  const scope = useCompanyScope();
  const kept = characterVoices.find((one) => one.characterId === characterId);
  const before = {
    voice: kept?.voice ?? null,
    speed: kept?.speed ?? speeds.usual,
    pitch: kept?.pitch ?? pitches.usual,
  };
  const [how, setHow] = useState(before);
  const [busy, setBusy] = useState(false);
  const sample = useSample();
  const isChanged = how.voice !== before.voice || how.speed !== before.speed || how.pitch !== before.pitch;
  const save = async () => {
    setBusy(true);
    const answer = await call(receptionistCalls.changeCharacterVoice, { ...scope, characterId, ...how });
    setBusy(false);
    if (isError(answer)) return void toast.error({ title: answer.msg, text: answer.code, closeLabel: t.close });
    onReload();
    void toast.success({ title: t.done, closeLabel: t.close });
  };
  return (
    <>
      {voices.length > 0 && (
        <Select
          label={t.voice}
          data={[{ value: '', label: t.usualVoice }, ...voices.map(({ id, name }) => ({ value: id, label: name }))]}
          value={how.voice ?? ''}
          allowDeselect={false}
          onChange={(voice) => setHow({ ...how, voice: voice || null })}
        />
      )}
      <WordedSlider
        label={t.speed}
        words={speedInWords(how.speed, t)}
        range={rangeOf(speeds)}
        step={5}
        value={how.speed}
        onChange={(speed) => setHow({ ...how, speed })}
      />
      <WordedSlider
        label={t.pitch}
        words={pitchInWords(how.pitch, t)}
        range={rangeOf(pitches)}
        step={1}
        value={how.pitch}
        onChange={(pitch) => setHow({ ...how, pitch })}
      />
      <div className={classes.deeds}>
        <Button
          variant="light"
          loading={sample.is === 'loading'}
          leftSection={
            sample.is === 'playing' ? (
              <IconPlayerStop size={18} aria-hidden />
            ) : (
              <IconPlayerPlay size={18} aria-hidden />
            )
          }
          onClick={() =>
            sample.is === 'playing' ? sample.stop() : void sample.play({ ...scope, ...how, characterId })
          }
        >
          {sample.is === 'playing' ? t.stop : t.listen}
        </Button>
        <Button variant="default" disabled={!isChanged} loading={busy} onClick={() => void save()}>
          {t.save}
        </Button>
      </div>
      <Text size="xs" c="dimmed" role="status">
        {sample.is === 'voiceless' ? t.noVoice : ''}
      </Text>
    </>
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
