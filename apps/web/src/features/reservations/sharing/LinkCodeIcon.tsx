import { ActionIcon, Modal, Tooltip } from '@mantine/core';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { useState } from 'react';
import { IconQrcode } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { QrCode } from '@/ui/QrCode';
import classes from './LinkCodeIcon.module.css';
import { sharingTexts } from './sharing.texts';

/** The link as a code for a camera, when it is asked for. */
export function LinkCodeIcon({ reservation: { title, link } }: { reservation: Pick<Reservation, 'title' | 'link'> }) {
  const t = useTexts(sharingTexts);
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Tooltip label={t.code}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t.showCode(title)}
          onClick={() => setIsShown(true)}
        >
          <IconQrcode size={19} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Modal
        opened={isShown}
        onClose={() => setIsShown(false)}
        title={title}
        size={360}
        closeButtonProps={{ 'aria-label': t.close }}
      >
        <div className={classes.code}>
          <QrCode value={link} label={t.code} />
          {t.scan}
        </div>
      </Modal>
    </>
  );
}
