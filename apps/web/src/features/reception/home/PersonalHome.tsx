import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { CastPanel } from '@/features/characters';
import { DoorPanel } from './DoorPanel';
import { MyFacts } from './MyFacts';

/** For a screen that somebody leads here by hand. */
export function PersonalHome({ me }: { me: UserAnswer }) {
  return (
    <>
      <DoorPanel me={me} title={me.name}>
        <MyFacts me={me} />
      </DoorPanel>
      <CastPanel />
    </>
  );
}
