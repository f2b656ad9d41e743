import { Button, Switch, Text } from '@mantine/core';
import { type FaceSource, sensitivities } from '@/capture';
import { IconAdjustmentsHorizontal, IconChevronDown, IconFaceId } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { WordedSlider } from '@/ui/WordedSlider';
import classes from './CaptureControls.module.css';
import { captureTexts } from './capture.texts';
import { type Calibrated, type Calibrating, useCalibration } from './useCalibration';
import { useCaptureSettings } from './useFace';

/** How strongly, and with what, a camera or a phone moves the avatar. */
export function CaptureControls({
  face,
  seenBy,
  hasFace,
  seesHands,
}: {
  face: FaceSource;
  seenBy: Calibrated;
  hasFace: boolean;
  seesHands: boolean;
}) {
  const t = useTexts(captureTexts);
  const { sensitivity, tracksHands, isMirrored } = useCaptureSettings(face);
  return (
    <details className={classes.fold}>
      <summary className={classes.summary}>
        <IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden />
        {t.adjust}
        <IconChevronDown className={classes.chevron} size={17} stroke={1.7} aria-hidden />
      </summary>
      <div className={classes.controls}>
        <Calibration seenBy={seenBy} hasFace={hasFace} />
        <Sensitivity value={sensitivity} onChange={(value) => face.change({ sensitivity: value })} />
        {seesHands && (
          <Switch
            className={classes.switch}
            size="sm"
            labelPosition="left"
            label={t.hands}
            checked={tracksHands}
            onChange={(change) => face.change({ tracksHands: change.currentTarget.checked })}
          />
        )}
        <Switch
          className={classes.switch}
          size="sm"
          labelPosition="left"
          label={t.mirror}
          checked={isMirrored}
          onChange={(change) => face.change({ isMirrored: change.currentTarget.checked })}
        />
      </div>
    </details>
  );
}

function Sensitivity({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useTexts(captureTexts);
  const isUsual = value === sensitivities.usual;
  return (
    <div>
      <WordedSlider
        label={t.sensitivity}
        words={isUsual ? t.usual : t.times(value)}
        range={sensitivities}
        step={0.1}
        value={value}
        onChange={onChange}
      />
      {!isUsual && (
        <Button mt={10} variant="subtle" color="gray" size="xs" onClick={() => onChange(sensitivities.usual)}>
          {t.reset}
        </Button>
      )}
    </div>
  );
}

function Calibration({ seenBy, hasFace }: { seenBy: Calibrated; hasFace: boolean }) {
  const t = useTexts(captureTexts);
  const { calibrating, begin } = useCalibration(seenBy);
  const isBusy = calibrating.is === 'counting' || calibrating.is === 'holding';
  return (
    <div>
      <Button
        fullWidth
        variant="default"
        size="xs"
        leftSection={<IconFaceId size={17} stroke={1.7} aria-hidden />}
        disabled={!hasFace || isBusy}
        onClick={begin}
      >
        {t.calibrate}
      </Button>
      <Text size="xs" c="dimmed" className={classes.told} role="status">
        {wordsOf(t, calibrating)}
      </Text>
    </div>
  );
}

function wordsOf(t: (typeof captureTexts)['ja'], calibrating: Calibrating): string | null {
  switch (calibrating.is) {
    case 'idle':
      return null;
    case 'counting':
      return t.counting(calibrating.seconds);
    case 'holding':
      return t.holding;
    case 'done':
      return t.calibrated;
    case 'missed':
      return t.noFace;
  }
}
