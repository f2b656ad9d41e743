import type { Guide } from '@mukae/contract/domain/scene/dragging';
import type { Size } from '@mukae/contract/domain/signage/size';
import { useTexts } from '@/language/LanguageProvider';
import { blocksTexts } from './blocks.texts';
import classes from './Guides.module.css';

/** The lines on which a block stands: solid at the middle of the screen, dashed else. */
export function Guides({ size, guides }: { size: Size; guides: readonly Guide[] }) {
  const { centre } = useTexts(blocksTexts);
  return guides.map(({ axis, at, isCentre }) => (
    <div
      key={`${axis} ${at}`}
      className={classes.guide}
      data-axis={axis}
      data-centre={isCentre || undefined}
      style={axis === 'x' ? { left: `${(at / size.width) * 100}%` } : { top: `${(at / size.height) * 100}%` }}
    >
      {isCentre && <span>{centre}</span>}
    </div>
  ));
}
