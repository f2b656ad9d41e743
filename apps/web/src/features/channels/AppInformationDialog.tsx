import { Modal, Text, TextInput } from '@mantine/core';
import type { ChannelAnswer } from '@mukae/contract/calls/channels';
import { useTexts } from '@/language/LanguageProvider';
import { CopyField } from '@/ui/CopyField';
import classes from './AppInformationDialog.module.css';
import { channelsTexts } from './channels.texts';

/** What a face-capture app has to be told so that it moves the avatar of this channel. */
export function AppInformationDialog({
  channel: { name, streaming_server_ip, face_capture_port, operator },
  opened,
  onClose,
}: {
  channel: ChannelAnswer;
  opened: boolean;
  onClose: () => void;
}) {
  const { app: t } = useTexts(channelsTexts);
  return (
    <Modal opened={opened} onClose={onClose} title={t.title} size={520} padding="lg">
      <div className={classes.values}>
        <Text c="dimmed">{t.text}</Text>
        <Value label={t.name} value={name} />
        <Value label={t.ip} value={streaming_server_ip} />
        <Value label={t.port} value={face_capture_port === null ? '' : String(face_capture_port)} />
        <Value label={t.subject} value={operator?.subjectName ?? ''} />
      </div>
    </Modal>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  const { app: t } = useTexts(channelsTexts);
  if (value === '') return <TextInput label={label} value={t.none} readOnly classNames={{ input: classes.missing }} />;
  return <CopyField label={label} value={value} words={{ copy: t.copy, copied: t.copied }} />;
}
