import { talkingCalls } from '@mukae/contract/calls/talking';
import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { call } from '@/api/call';
import { reloadWhenServing } from './reloadWhenServing';

/** A service that is slow to forget is not waited for: the page that begins asks it again. */
const patienceMs = 1000;

/** The receptionist forgets what was said, and the page begins anew. */
export async function startOver(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([call(talkingCalls.restartTalk, {}), late]);
  reloadWhenServing(sceneMotion.fadeMs);
}
