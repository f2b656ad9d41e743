import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ChannelAnswer } from '@mukae/contract/calls/channels';
import { roleMay } from '@/api/roleMay';
import { IconDeviceMobileCog, IconDoorExit } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { LiveOperatorStatus } from '@/live/LiveOperatorStatus';
import { Arch } from '@/ui/Arch';
import { Panel } from '@/ui/Panel';
import { PersonLine } from '@/ui/PersonLine';
import { AppInformationDialog } from './AppInformationDialog';
import classes from './ChannelPanel.module.css';
import { channelsTexts } from './channels.texts';
import { ReleaseDialog } from './ReleaseDialog';
import { useCharacterOf } from './usePortrait';

/** One channel: who is on it, as whom, and what can be done about it. */
export function ChannelPanel({ channel }: { channel: ChannelAnswer }) {
  const t = useTexts(channelsTexts);
  const character = useCharacterOf()(channel.operator);
  const [informed, information] = useDisclosure(false);
  const [asked, release] = useDisclosure(false);
  const { number, operator } = channel;
  return (
    <Panel
      space="form"
      title={t.channel(number)}
      aside={operator ? <LiveOperatorStatus userId={operator.userId} read={operator.status} /> : t.free}
    >
      <div className={classes.channel}>
        <Arch picture={character?.image_url} width={132} off={!operator} letter="" />
        <div className={classes.words}>
          {operator ? (
            <PersonLine
              name={operator.name}
              picture={operator.image}
              figure="photo"
              sub={character && t.servesAs(character.name)}
            />
          ) : (
            <Text c="dimmed">{t.freeText}</Text>
          )}
          <div className={classes.actions}>
            <Button
              variant="light"
              leftSection={<IconDeviceMobileCog size={18} stroke={1.6} aria-hidden />}
              onClick={information.open}
            >
              {t.information}
            </Button>
            {operator && roleMay('channel.release') && (
              <Button
                variant="default"
                leftSection={<IconDoorExit size={18} stroke={1.6} aria-hidden />}
                onClick={release.open}
              >
                {t.release}
              </Button>
            )}
          </div>
        </div>
      </div>
      <AppInformationDialog channel={channel} opened={informed} onClose={information.close} />
      <ReleaseDialog channel={channel} opened={asked} onClose={release.close} />
    </Panel>
  );
}
