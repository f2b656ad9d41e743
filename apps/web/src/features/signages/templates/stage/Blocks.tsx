import { dragged } from '@mukae/contract/domain/scene/dragging';
import { useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import { BlockMark } from './BlockMark';
import classes from './Blocks.module.css';
import { blocksTexts } from './blocks.texts';
import { Guides } from './Guides';
import { onScreen } from './onScreen';
import { useStage } from './StageContext';
import type { StageHelp } from './StagePill';
import { useBlockKeys } from './useBlockKeys';
import { useDragging } from './useDragging';
import type { BlockPlaces } from './usePlaces';
import { useReturningFocus } from './useReturningFocus';

/** The blocks of the scene over the scene: pressed one is selected and opens its drawer, dragged it moves. */
export function Blocks({ places, zoom, help }: { places: BlockPlaces; zoom: number; help: StageHelp }) {
  const t = useTexts(blocksTexts);
  const { blocks: names } = useTexts(templatesTexts);
  const { selection, select } = useEditor();
  const { moving } = useStage();
  const { gripOf, takeBack } = useDragging(places, zoom, help.guides);
  useBlockKeys(places, takeBack);
  const overlay = useReturningFocus(selection);
  const [focused, setFocused] = useState<string | null>(null);

  const { size } = places;
  const blocks = places.blocks.map((one) => (moving?.block === one.block ? { ...one, box: moving.box } : one));
  const marked = blocks.find(({ block }) => block === (moving?.block ?? selection ?? focused));
  const atRest = marked && dragged(marked.box, 'whole', { x: 0, y: 0 }, { ...marked.ground, others: [] }, 0.5).guides;
  const isSelected = marked?.block === selection;
  const held = places.blocks.find(({ block }) => block === marked?.block);
  return (
    <div ref={overlay} className={classes.blocks} data-frames={help.frames || undefined}>
      {blocks.map(({ block, box: { x, y, width, height } }, place) => (
        <button
          key={block}
          type="button"
          className={classes.block}
          style={onScreen(size, { x, y, width, height })}
          data-block={block}
          data-moving={moving?.block === block || undefined}
          aria-label={names[block]}
          aria-description={t.standsAt(Math.round(x), Math.round(y), Math.round(width), Math.round(height))}
          aria-pressed={selection === block}
          onClick={() => select(block)}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setFocused(block)}
          onBlur={() => setFocused(null)}
          {...(places.blocks[place] && gripOf(places.blocks[place], 'whole'))}
        />
      ))}
      {help.guides && <Guides size={size} guides={moving?.guides ?? ((isSelected && atRest) || [])} />}
      {marked && held && (
        <BlockMark
          name={names[marked.block]}
          box={marked.box}
          size={size}
          zoom={zoom}
          gripOf={isSelected ? (handle) => gripOf(held, handle) : null}
        />
      )}
    </div>
  );
}
