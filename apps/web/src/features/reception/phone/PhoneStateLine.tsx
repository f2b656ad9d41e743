import { IconAlertTriangle, IconCircleCheck, IconDeviceMobile } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './PhoneStateLine.module.css';
import { phoneTexts } from './phone.texts';
import type { PhoneState } from './phoneState';
import { usePhone, usePhoneState } from './usePhone';

const icons = {
  silent: IconDeviceMobile,
  face: IconCircleCheck,
  noFace: IconAlertTriangle,
  otherSubject: IconAlertTriangle,
} as const satisfies Record<PhoneState['is'], unknown>;

/** Whether my phone is heard, now. */
export function PhoneStateLine() {
  const state = usePhoneState(usePhone());
  const Icon = icons[state.is];
  return (
    <p className={classes.line} data-is={state.is} role="status">
      <Icon size={17} stroke={1.7} aria-hidden />
      <Words state={state} />
    </p>
  );
}

function Words({ state }: { state: PhoneState }) {
  const { heard, unnamed } = useTexts(phoneTexts);
  return state.is === 'silent' ? heard.silent : heard[state.is](state.subject || unnamed);
}
