import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { CastPanel } from '../../characters/CastPanel';
import { DoorPanel } from './DoorPanel';
import { MyFacts } from './MyFacts';
import { WayOn } from './WayOn';

/** For who looks after her own things alone. */
export function PersonalHome({ me }: { me: UserAnswer }) {
  return (
    <>
      <DoorPanel me={me} title={me.name}>
        <MyFacts me={me} />
        {me.role !== 'signage' && <WayOn role={me.role} />}
      </DoorPanel>
      <CastPanel />
    </>
  );
}
