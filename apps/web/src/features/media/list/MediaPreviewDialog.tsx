import { Modal } from '@mantine/core';
import type { MediaAnswer } from '@mukae/contract/calls/media';
import { useLast } from '@/ui/useLast';
import classes from './MediaPreviewDialog.module.css';

/** The medium as large as the window allows. A film begins silently, as on a signage. */
export function MediaPreviewDialog({ medium, onClose }: { medium: MediaAnswer | null; onClose: () => void }) {
  const shown = useLast(medium);
  return (
    <Modal opened={medium !== null} onClose={onClose} title={shown?.name} size={880} padding="lg">
      {shown && <Medium key={shown.id} medium={shown} />}
    </Modal>
  );
}

function Medium({ medium: { kind, name, image_url, thumbnail_url } }: { medium: MediaAnswer }) {
  if (kind !== 'mp4') return <img className={classes.medium} src={image_url} alt={name} />;
  return <video className={classes.medium} src={image_url} poster={thumbnail_url} aria-label={name} controls muted />;
}
