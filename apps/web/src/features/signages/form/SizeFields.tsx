import { Input, SegmentedControl } from '@mantine/core';
import { landscape, portrait, type Size, sizeLimits } from '@mukae/contract/domain/signage/size';
import { useId, useState } from 'react';
import type { Field } from '@/forms/field';
import { NumberField } from '@/forms/NumberField';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import classes from './SizeFields.module.css';
import type { SignageDraft } from './signageFields';
import { signageFormTexts } from './signageForm.texts';

const shapes = ['portrait', 'landscape', 'custom'] as const;
type Shape = (typeof shapes)[number];

const presets: Readonly<Record<Exclude<Shape, 'custom'>, Size>> = { portrait, landscape };

const isSize = ({ width, height }: Size, draft: SignageDraft) => width === draft.width && height === draft.height;

function shapeOf(draft: SignageDraft): Shape {
  if (isSize(portrait, draft)) return 'portrait';
  return isSize(landscape, draft) ? 'landscape' : 'custom';
}

/** Upright, across, or by the pixel. */
export function SizeFields({ form }: { form: Field<SignageDraft> }) {
  const t = useTexts(signageFormTexts);
  const labelId = useId();
  const [shape, setShape] = useState(() => shapeOf(form.value));
  const length = { limits: sizeLimits, step: 10 };
  const choose = (chosen: Shape) => {
    setShape(chosen);
    if (chosen !== 'custom') form.change((draft) => ({ ...draft, ...presets[chosen] }));
  };
  return (
    <div className={classes.size}>
      <Input.Wrapper label={t.size} labelElement="div" labelProps={{ id: labelId }}>
        <SegmentedControl
          classNames={{ label: classes.shape ?? '' }}
          aria-labelledby={labelId}
          value={shape}
          onChange={choose}
          data={shapes.map((value) => ({ value, label: t.shapes[value] }))}
          fullWidth
        />
      </Input.Wrapper>
      {shape === 'custom' && (
        <Fields>
          <NumberField field={form.at('width')} label={t.width} {...length} />
          <NumberField field={form.at('height')} label={t.height} {...length} />
        </Fields>
      )}
    </div>
  );
}
