import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import type { RealtimeState } from '@/api/realtime/realtime';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { Facts } from '@/ui/Facts';
import { version } from '../../../../../package.json';
import { keptFiles } from '../kept/files/keptFiles';
import type { VisitorDevices } from '../station/visitorDevices';
import classes from './ConfigPanel.module.css';
import { configTexts } from './config.texts';
import { InstallButton } from './InstallButton';
import { KeptDevicePicker } from './KeptDevicePicker';

/** For who sets the screen up: what it is, and what it sees and hears with. */
export function ConfigPanel({
  signage,
  link,
  devices,
}: {
  signage: WholeSignageAnswer | undefined;
  link: RealtimeState['is'];
  devices: VisitorDevices;
}) {
  const t = useTexts(configTexts);
  const kept = useObserved(keptFiles);
  const facts = [
    { label: t.name, value: signage?.name ?? t.unknown },
    { label: t.id, value: signage?.id ?? t.unknown },
    { label: t.size, value: signage ? `${signage.size.width} × ${signage.size.height}` : t.unknown },
    { label: t.connection, value: t.links[link] },
    { label: t.kept, value: t.keptOf(kept.kept, kept.kept + kept.missing, kept.isFull) },
    { label: t.version, value: version },
  ];
  return (
    <aside className={classes.panel} aria-label={t.title}>
      <h2 className={classes.title}>{t.title}</h2>
      <Facts facts={facts} columns={1} />
      <KeptDevicePicker label={t.camera} kept={devices.camera} />
      <KeptDevicePicker label={t.microphone} kept={devices.microphone} />
      <InstallButton />
    </aside>
  );
}
