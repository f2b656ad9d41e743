import { LatePart } from './latePart';

export const lateDialogue = new LatePart(async () => (await import('./dialogue/DialogueParts')).DialogueParts);
export const lateMessageSheet = new LatePart(async () => (await import('./message/MessageSheet')).MessageSheet);
