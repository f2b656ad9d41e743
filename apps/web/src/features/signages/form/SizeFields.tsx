import { Input, NumberInput, SegmentedControl } from '@mantine/core';
import { landscape, portrait, type Size, sizeLimits } from '@mukae/contract/domain/signage/size';
import { useId, useState } from 'react';
import { choiceOf } from '@/forms/choiceOf';
import type { CheckedForm } from '@/forms/useCheckedForm';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import type { SignageField } from './changedSignage';
import classes from './SizeFields.module.css';
import { signageFormTexts } from './signageForm.texts';

const shapes = ['portrait', 'landscape', 'custom'] as const;
type Shape = (typeof shapes)[number];

const presets: Readonly<Record<Exclude<Shape, 'custom'>, Size>> = { portrait, landscape };

const isSize = ({ width, height }: Size, values: { width: string; height: string }) =>
  String(width) === values.width && String(height) === values.height;

function shapeOf(values: { width: string; height: string }): Shape {
  if (isSize(portrait, values)) return 'portrait';
  return isSize(landscape, values) ? 'landscape' : 'custom';
}

/** Upright, across, or by the pixel. */
export function SizeFields({ form }: { form: CheckedForm<SignageField> }) {
  const t = useTexts(signageFormTexts);
  const labelId = useId();
  const [shape, setShape] = useState(() => shapeOf(form.values));
  const choose = (chosen: Shape) => {
    setShape(chosen);
    if (chosen === 'custom') return;
    form.setValue('width', String(presets[chosen].width));
    form.setValue('height', String(presets[chosen].height));
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
          <Length form={form} name="width" label={t.width} />
          <Length form={form} name="height" label={t.height} />
        </Fields>
      )}
    </div>
  );
}

function Length({ form, name, label }: { form: CheckedForm<SignageField>; name: 'width' | 'height'; label: string }) {
  const t = useTexts(signageFormTexts);
  return (
    <NumberInput
      {...choiceOf(form, name)}
      label={label}
      description={t.limits(sizeLimits.min, sizeLimits.max)}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      step={10}
    />
  );
}
