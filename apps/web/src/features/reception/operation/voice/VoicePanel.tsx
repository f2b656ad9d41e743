import { Button, Text } from '@mantine/core';
import { IconEar, IconMicrophone, IconPlayerPlay } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { Panel } from '@/ui/Panel';
import { WordedSlider } from '@/ui/WordedSlider';
import { isOwnVoice, ownVoice, voiceLimits } from '@/voice';
import type { Microphone } from '../devices/Microphone';
import { useTryOut } from './useTryOut';
import classes from './VoicePanel.module.css';
import { voiceTexts } from './voice.texts';

const parts = ['pitch', 'formant'] as const;
const icons = { idle: IconEar, recording: IconMicrophone, playing: IconPlayerPlay, failed: IconEar };

/** How the operator's voice sounds to the visitor. */
export function VoicePanel({
  microphone,
  speakAside,
}: {
  microphone: Pick<Microphone, 'shape' | 'track' | 'isUnchangeable' | 'reshape'>;
  speakAside: (isAside: boolean) => void;
}) {
  const t = useTexts(voiceTexts);
  const shape = useObserved(microphone.shape);
  const track = useObserved(microphone.track);
  const isUnchangeable = useObserved(microphone.isUnchangeable);
  const { is, start } = useTryOut(track, speakAside);
  const Shape = icons[is];
  const wordsOf = (part: (typeof parts)[number]): string => {
    const semitones = shape[part];
    if (semitones === 0) return t.asItIs;
    return semitones < 0 ? t[part].lower(-semitones) : t[part].higher(semitones);
  };
  return (
    <Panel title={t.title} space="bare">
      <div className={classes.sliders}>
        {parts.map((part) => (
          <WordedSlider
            key={part}
            label={t[part].label}
            words={wordsOf(part)}
            range={{ least: -voiceLimits[part], usual: 0, most: voiceLimits[part] }}
            step={0.5}
            value={shape[part]}
            onChange={(semitones) => microphone.reshape({ ...shape, [part]: semitones })}
          />
        ))}
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="sm"
          disabled={!track}
          leftSection={<Shape size={18} stroke={1.7} aria-hidden />}
          onClick={start}
        >
          {t.tryOut}
        </Button>
        {!isOwnVoice(shape) && (
          <Button variant="subtle" color="gray" size="sm" onClick={() => microphone.reshape(ownVoice)}>
            {t.reset}
          </Button>
        )}
      </div>
      <Text size="xs" c="dimmed" className={classes.told} role="status">
        {is !== 'idle' ? t.trial[is] : isUnchangeable && t.unchangeable}
      </Text>
    </Panel>
  );
}
