import { Select } from '@mantine/core';
import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import { type Layout, layouts } from '@mukae/contract/domain/template/template';
import { useTexts } from '@/language/LanguageProvider';
import { templatesTexts } from '../templates.texts';
import { editorFrameTexts } from './editorFrame.texts';
import { LayoutSketch } from './LayoutSketch';
import classes from './LayoutTiles.module.css';

const layoutNamed = (name: string | null): Layout | undefined => layouts.find((layout) => layout === name);

export function LayoutTiles({
  size,
  layout,
  onChange,
}: {
  size: Size;
  layout: Layout;
  onChange: (layout: Layout) => void;
}) {
  const t = useTexts(editorFrameTexts);
  const { layouts: names } = useTexts(templatesTexts);
  const orientation = orientationOf(size);
  /** The one that is there already would put moved blocks back. */
  const choose = (one: Layout | undefined) => {
    if (one && one !== layout) onChange(one);
  };
  return (
    <div className={classes.choice}>
      <span className={classes.name}>{t.layout}</span>
      <div className={classes.tiles} role="radiogroup" aria-label={t.layout}>
        {layouts.map((one) => (
          // biome-ignore lint/a11y/useSemanticElements: a tile shows a sketch beside its word
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={one === layout}
            className={classes.tile}
            onClick={() => choose(one)}
          >
            <LayoutSketch layout={one} orientation={orientation} />
            {names[one]}
          </button>
        ))}
      </div>
      <Select
        className={classes.select}
        size="sm"
        aria-label={t.layout}
        leftSection={<LayoutSketch layout={layout} orientation={orientation} />}
        leftSectionWidth={44}
        data={layouts.map((one) => ({ value: one, label: names[one] }))}
        value={layout}
        allowDeselect={false}
        onChange={(name) => choose(layoutNamed(name))}
      />
    </div>
  );
}
