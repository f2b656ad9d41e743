import { UnstyledButton } from '@mantine/core';
import type { FaceSource } from '@/capture';
import { IconFaceId } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './CaptureLine.module.css';
import { captureTexts } from './capture.texts';
import { toldOf } from './captureWords';
import { useCamera } from './useCamera';
import { useCaptureSettings, useCaptureState } from './useFace';

/** What moves the avatar at the moment, in a few words; more of it, and how to change it, is one press away. */
export function CaptureLine({ face, onOpen }: { face: FaceSource; onOpen: () => void }) {
  const t = useTexts(captureTexts);
  useCamera(face);
  const { mode } = useCaptureSettings(face);
  const state = useCaptureState(face);
  const tone = mode === 'browser' ? toldOf(t, state).tone : 'quiet';
  const seen = state.is === 'running' ? state.sees : state.is;
  return (
    <UnstyledButton className={classes.line} data-tone={tone} onClick={onOpen}>
      <IconFaceId size={15} stroke={1.7} aria-hidden />
      <span>{t.brief[mode === 'browser' ? seen : mode]}</span>
    </UnstyledButton>
  );
}
