import { Button } from '@mantine/core';
import type { Box } from '@mukae/contract/domain/scene/block';
import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import { placeFault } from '@mukae/contract/domain/scene/placeFault';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { useStage } from '@/features/signages/templates/stage/StageContext';
import { usePlaces } from '@/features/signages/templates/stage/usePlaces';
import { WholeField } from '@/forms/WholeField';
import { IconRestore } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './PlaceFields.module.css';
import { placeTexts } from './place.texts';

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
  const faultOf = (side: keyof Box, length: number): string | null => {
    const found = placeFault({ ...placed.box, [side]: length }, side, placed.ground);
    return found && (found.is === 'tooSmall' ? t.tooSmall(found.least) : t.tooLarge(found.most));
  };
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
          <WholeField
            key={side}
            label={t.sides[side]}
            value={Math.round(box[side])}
            noWhole={t.noNumber}
            faultOf={(length) => faultOf(side, length)}
            onChange={(length) => put(block, { ...placed.box, [side]: length }, `${side} of ${block}`)}
          />
        ))}
      </div>
      {block === 'buttons' && <p className={classes.note}>{t.onCounter}</p>}
    </section>
  );
}
