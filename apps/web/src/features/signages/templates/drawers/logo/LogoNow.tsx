import { Button } from '@mantine/core';
import { mediaExtensions } from '@mukae/contract/domain/media/media';
import { useState } from 'react';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { useTexts } from '@/language/LanguageProvider';
import { DrawerFault } from '../DrawerFault';
import { DrawerNote } from '../DrawerNote';
import { DrawerPart } from '../DrawerPart';
import classes from './LogoNow.module.css';
import { logoTexts } from './logo.texts';

/** The logo that is shown, large; without one of its own a scene bears that of the company. */
export function LogoNow({ onRemove }: { onRemove: () => void }) {
  const t = useTexts(logoTexts);
  const { template, library, signage } = useEditor();
  const own = library.find(({ id }) => id === template.logoId);
  const isGone = template.logoId !== null && !own;
  const url = own?.image_url ?? signage.companyLogo;
  const [measured, setMeasured] = useState<{ url: string; width: number; height: number } | null>(null);
  const name = own ? `${own.name}.${mediaExtensions[own.kind]}` : url === '' ? t.nameOfCompany : t.ofCompany;
  return (
    <DrawerPart>
      <div className={classes.now}>
        {url === '' ? (
          <b>{signage.companyName}</b>
        ) : (
          <img
            src={url}
            alt={t.now}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setMeasured({ url, width, height })
            }
          />
        )}
      </div>
      <p className={classes.under}>
        <span>{name}</span>
        {measured?.url === url && <span>{t.size(measured.width, measured.height)}</span>}
      </p>
      {isGone && <DrawerFault>{t.gone}</DrawerFault>}
      {template.logoId !== null && (
        <div className={classes.removal}>
          <DrawerNote>{!isGone && t.removed}</DrawerNote>
          <Button size="xs" variant="default" onClick={onRemove}>
            {t.remove}
          </Button>
        </div>
      )}
    </DrawerPart>
  );
}
