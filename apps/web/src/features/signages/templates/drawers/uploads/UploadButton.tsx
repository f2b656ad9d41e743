import { Button, FileButton } from '@mantine/core';
import { mediaTypes } from '@mukae/contract/domain/media/media';
import { kindsFor } from '@mukae/contract/domain/template/playlist';
import { IconCloudUpload } from '@/icons';

/** The button that takes files for a place. */
export const UploadButton = ({
  block,
  label,
  isFull = false,
  onFiles,
}: {
  block: keyof typeof kindsFor;
  label: string;
  isFull?: boolean;
  onFiles: (files: File[]) => void;
}) => {
  const accept = kindsFor[block].map((kind) => mediaTypes[kind]).join(',');
  const button = (props: { onClick: () => void }) => (
    <Button
      size="sm"
      variant="default"
      fullWidth
      disabled={isFull}
      leftSection={<IconCloudUpload size={19} stroke={1.7} aria-hidden />}
      {...props}
    >
      {label}
    </Button>
  );
  return block === 'media' ? (
    <FileButton accept={accept} multiple onChange={onFiles}>
      {button}
    </FileButton>
  ) : (
    <FileButton accept={accept} onChange={(file) => file && onFiles([file])}>
      {button}
    </FileButton>
  );
};
