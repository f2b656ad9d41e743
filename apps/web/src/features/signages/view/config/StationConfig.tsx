import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { useObserved } from '@/observing/useObserved';
import type { Station } from '../station/station';
import { ConfigPanel } from './ConfigPanel';

export function StationConfig({ station, signage }: { station: Station; signage: WholeSignageAnswer | undefined }) {
  const link = useObserved(station.link);
  return <ConfigPanel signage={signage} link={link} devices={station.devices} />;
}
