export { useUnansweredQuestions } from './asked/useUnansweredQuestions';
export { HandedOver } from './handover/HandedOver';
export { Translated } from './handover/Translated';
export { useDialogue } from './handover/useDialogue';
