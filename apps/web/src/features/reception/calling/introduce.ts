import { timing } from '@mukae/contract/domain/reception/timing';

/** Tells this page's peer id, and again a few times until the other side has answered. Gives back how to stop. */
export function introduce(tell: () => void): () => void {
  const { times, every } = timing.informCallId;
  let told = 1;
  tell();
  const timer = setInterval(() => {
    if (told >= times) return clearInterval(timer);
    told += 1;
    tell();
  }, every);
  return () => clearInterval(timer);
}
