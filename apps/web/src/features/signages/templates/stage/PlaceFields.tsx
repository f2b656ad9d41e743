import { Button } from '@mantine/core';
import type { Box } from '@mukae/contract/domain/scene/block';
import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import { type PlaceFault, placeFault } from '@mukae/contract/domain/scene/placeFault';
import { IconRestore } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { PlaceField } from './PlaceField';
import classes from './PlaceFields.module.css';
import { placeTexts } from './place.texts';
import { useStage } from './StageContext';
import { usePlaces } from './usePlaces';

const sides = ['x', 'y', 'width', 'height'] as const;

/** The place of a block in figures, for who does not drag, and the way back to the preset. */
export function PlaceFields({ block }: { block: MovableBlock }) {
  const t = useTexts(placeTexts);
  const { template, edit } = useEditor();
  const { moving } = useStage();
  const { blocks, put } = usePlaces();
  const placed = blocks.find((one) => one.block === block);
  if (!placed) return null;
  const box: Box = moving?.block === block ? moving.box : placed.box;
  const faultOf = (side: keyof Box, length: number): PlaceFault | null =>
    placeFault({ ...placed.box, [side]: length }, side, placed.ground);
  const back = () => {
    const { [block]: _moved, ...others } = template.boxes;
    edit({ boxes: others });
  };
  return (
    <section className={classes.place} aria-label={t.place}>
      <div className={classes.head}>
        <h3>{t.place}</h3>
        {template.boxes[block] && (
          <Button size="compact-sm" variant="subtle" leftSection={<IconRestore size={16} aria-hidden />} onClick={back}>
            {t.back}
          </Button>
        )}
      </div>
      <div className={classes.fields}>
        {sides.map((side) => (
          <PlaceField
            key={side}
            label={t.sides[side]}
            length={Math.round(box[side])}
            faultOf={(length) => faultOf(side, length)}
            onChange={(length) => put(block, { ...placed.box, [side]: length }, `${side} of ${block}`)}
          />
        ))}
      </div>
      {block === 'buttons' && <p className={classes.note}>{t.onCounter}</p>}
    </section>
  );
}
