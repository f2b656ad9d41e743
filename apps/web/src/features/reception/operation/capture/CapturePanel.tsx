import { Button, SegmentedControl, Text } from '@mantine/core';
import { captureModes, defaultCaptureMode } from '@mukae/contract/domain/avatar/capture';
import { roleMay } from '@/api/roleMay';
import type { FaceSource } from '@/capture';
import { PhoneFacts } from '@/features/reception/phone/PhoneFacts';
import { usePhone, usePhoneState } from '@/features/reception/phone/usePhone';
import { IconCamera, IconCameraOff } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { CameraPreview } from './CameraPreview';
import { CaptureControls } from './CaptureControls';
import classes from './CapturePanel.module.css';
import { CaptureStateLine } from './CaptureStateLine';
import { captureTexts } from './capture.texts';
import { toldOf } from './captureWords';
import { Meters } from './Meters';
import { cameraSwitch } from './useCamera';
import { useCaptureRate, useCaptureSettings, useCaptureState } from './useFace';

/** What moves the avatar: my camera, a phone, or my voice alone. */
export function CapturePanel({ face }: { face: FaceSource }) {
  const t = useTexts(captureTexts);
  const modes = captureModes.filter((one) => one !== 'phone' || roleMay('channel.read'));
  const { mode: liked } = useCaptureSettings(face);
  const mode = modes.find((one) => one === liked) ?? defaultCaptureMode;
  const { turnOn, turnOff, moveBy } = cameraSwitch(face);
  const { is } = useCaptureState(face);
  return (
    <Panel title={t.title} space="bare" aside={is === 'running' && <CaptureRate face={face} />}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t.mode}
        data={modes.map((value) => ({ value, label: t.modes[value] }))}
        value={mode}
        onChange={moveBy}
      />
      {mode === 'browser' && <ByCamera face={face} onTurnOn={turnOn} onTurnOff={turnOff} />}
      {mode !== 'browser' && (
        <Text size="xs" c="dimmed" my={12}>
          {mode === 'phone' ? t.byPhone : t.byVoice}
        </Text>
      )}
      {mode === 'phone' && <ByPhone face={face} />}
    </Panel>
  );
}

function CaptureRate({ face }: { face: FaceSource }) {
  const t = useTexts(captureTexts);
  return t.rate(useCaptureRate(face));
}

function ByPhone({ face }: { face: FaceSource }) {
  const phone = usePhone();
  const { is } = usePhoneState(phone);
  return (
    <>
      <PhoneFacts />
      <CaptureControls face={face} seenBy={phone} hasFace={is === 'face'} seesHands={false} />
    </>
  );
}

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

function ByCamera({ face, onTurnOn, onTurnOff }: { face: FaceSource; onTurnOn: () => void; onTurnOff: () => void }) {
  const t = useTexts(captureTexts);
  const state = useCaptureState(face);
  const isOn = state.is !== 'off';
  return (
    <>
      <div className={classes.seen}>
        <CameraPreview face={face} isOn={isOn} />
        <Meters face={face} />
      </div>
      <CaptureStateLine {...toldOf(t, state)} />
      {isOn ? (
        <Button fullWidth variant="default" size="sm" leftSection={<IconCameraOff {...icon} />} onClick={onTurnOff}>
          {t.turnOff}
        </Button>
      ) : (
        <Button fullWidth variant="light" size="sm" leftSection={<IconCamera {...icon} />} onClick={onTurnOn}>
          {t.turnOn}
        </Button>
      )}
      {isOn && (
        <CaptureControls
          face={face}
          seenBy={face}
          hasFace={state.is === 'running' && state.sees !== 'nobody'}
          seesHands
        />
      )}
    </>
  );
}
