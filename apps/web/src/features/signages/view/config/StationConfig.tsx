import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { useWatched } from '../../../reception/operation/useWatched';
import type { Station } from '../station/station';
import { ConfigPanel } from './ConfigPanel';

export function StationConfig({ station, signage }: { station: Station; signage: WholeSignageAnswer | undefined }) {
  const link = useWatched(station.link);
  return <ConfigPanel signage={signage} link={link} devices={station.devices} />;
}
