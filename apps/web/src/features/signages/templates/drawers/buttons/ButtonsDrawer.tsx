import { Button, SegmentedControl } from '@mantine/core';
import type { EditedButton } from '@mukae/contract/domain/template/draft';
import { type ButtonRow, buttonRows, touchButtonLimits } from '@mukae/contract/domain/template/template';
import { useState } from 'react';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { templatesTexts } from '@/features/signages/templates/templates.texts';
import { IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { ButtonsContrastHint } from '../contrast/ButtonsContrastHint';
import { DrawerHead } from '../DrawerHead';
import { DrawerNote } from '../DrawerNote';
import { DrawerPart } from '../DrawerPart';
import { PlaceFields } from '../place/PlaceFields';
import { moved } from '../sorting/moved';
import { SortedRows } from '../sorting/SortedRows';
import { useSorting } from '../sorting/useSorting';
import { ButtonRowItem } from './ButtonRowItem';
import { buttonsTexts } from './buttons.texts';
import { newButton } from './newButton';

const shownRows = buttonRows.toReversed();

export function ButtonsDrawer() {
  const t = useTexts(buttonsTexts);
  const { blocks } = useTexts(templatesTexts);
  const { template, edit } = useEditor();
  const { touchButtons, row } = template;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const sorting = useSorting((from, to) => edit({ touchButtons: moved(touchButtons, from, to) }));
  const left = Math.max(0, touchButtonLimits.count - touchButtons.length);

  const change = (key: string, fields: Partial<EditedButton>, kind?: string) =>
    edit({ touchButtons: touchButtons.map((one) => (one.key === key ? { ...one, ...fields } : one)) }, kind);
  const remove = (key: string) => edit({ touchButtons: touchButtons.filter((one) => one.key !== key) });
  const add = () => {
    const added = newButton(touchButtons, t.newText);
    edit({ touchButtons: [...touchButtons, added] });
    setOpenKey(added.key);
    setAddedKey(added.key);
  };
  return (
    <>
      <DrawerHead title={blocks.buttons} />
      <SegmentedControl<ButtonRow>
        fullWidth
        aria-label={t.direction}
        data={shownRows.map((value) => ({ value, label: t.rows[value] }))}
        value={row}
        onChange={(value) => edit({ row: value })}
      />
      {touchButtons.length === 0 ? (
        <DrawerNote>{t.none}</DrawerNote>
      ) : (
        <SortedRows list={sorting.list} label={t.list}>
          {touchButtons.map((button, place) => (
            <ButtonRowItem
              key={button.key}
              button={button}
              isOpen={button.key === openKey}
              isNew={button.key === addedKey}
              row={sorting.rowOf(place)}
              grip={sorting.gripOf(place)}
              onOpen={() => setOpenKey(button.key === openKey ? null : button.key)}
              onChange={(fields, kind) => change(button.key, fields, kind && `${kind} ${button.key}`)}
              onRemove={() => remove(button.key)}
            />
          ))}
        </SortedRows>
      )}
      <DrawerPart>
        <Button
          size="sm"
          variant="light"
          fullWidth
          leftSection={<IconPlus size={19} stroke={1.7} aria-hidden />}
          disabled={left === 0}
          onClick={add}
        >
          {t.add}
        </Button>
        <DrawerNote>{t.left(touchButtonLimits.count, left)}</DrawerNote>
      </DrawerPart>
      <ButtonsContrastHint />
      <PlaceFields block="buttons" />
    </>
  );
}
