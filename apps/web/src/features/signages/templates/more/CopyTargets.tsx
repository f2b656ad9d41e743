import { Checkbox, Input, Text } from '@mantine/core';
import { signageCalls } from '@mukae/contract/calls/signages';
import { orientationOf } from '@mukae/contract/domain/signage/size';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import classes from './CopyTargets.module.css';
import { moreTexts } from './more.texts';

/** The other screens of the company that stand the same way. */
export function CopyTargets({
  chosen,
  onChange,
}: {
  chosen: readonly number[];
  onChange: (signageIds: readonly number[]) => void;
}) {
  const { copying: t } = useTexts(moreTexts);
  const { loading } = useTexts(templatesTexts);
  const { signage } = useEditor();
  const signages = useQuery(queryOf(signageCalls.listSignages, useCompanyScope()));
  return (
    <Loaded query={signages} skeleton={<PanelSkeleton label={loading} lines={3} />}>
      {(all) => {
        const alike = all.filter(
          ({ id, size }) => id !== signage.id && orientationOf(size) === orientationOf(signage.size),
        );
        if (alike.length === 0) return <Text size="sm">{t.none}</Text>;
        return (
          <fieldset className={classes.choice}>
            <legend>
              <Input.Label labelElement="div">{t.targets}</Input.Label>
            </legend>
            <Checkbox
              className={classes.all}
              label={t.all}
              checked={chosen.length === alike.length}
              indeterminate={chosen.length > 0 && chosen.length < alike.length}
              onChange={({ currentTarget }) => onChange(currentTarget.checked ? alike.map(({ id }) => id) : [])}
            />
            {/* A group takes every box within it for one of its choices. */}
            <Checkbox.Group
              value={chosen.map(String)}
              onChange={(names) => onChange(alike.map(({ id }) => id).filter((id) => names.includes(String(id))))}
            >
              <div className={classes.targets}>
                {alike.map(({ id, name, storeName }) => (
                  <Checkbox key={id} value={String(id)} label={name} description={storeName} />
                ))}
              </div>
            </Checkbox.Group>
          </fieldset>
        );
      }}
    </Loaded>
  );
}
