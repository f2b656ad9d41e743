import { Button, Modal, Text } from '@mantine/core';
import { type PresetAnswer, templateCalls } from '@mukae/contract/calls/templates';
import { orientationOf } from '@mukae/contract/domain/signage/size';
import { fromPreset, withKeys } from '@mukae/contract/domain/template/preset';
import { isTimed } from '@mukae/contract/domain/template/timetable';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/call';
import { queryOf } from '@/api/query';
import { AskedDeed } from '@/dialogs/AskedDeed';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { SceneThumbnail } from '@/scene/SceneThumbnail';
import { sampleState } from '@/scene/sampleState';
import { Loaded } from '@/serving/Loaded';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { toast } from '@/ui/toast';
import { useEditor } from '../editing/EditorContext';
import { makeKey } from '../editing/makeKey';
import { templatesTexts } from '../templates.texts';
import { moreTexts } from './more.texts';
import classes from './UsePresetDialog.module.css';

/** What the company has kept, to be put into the draft. */
export function UsePresetDialog({ onClose }: { onClose: () => void }) {
  const { companyPresets: t } = useTexts(moreTexts);
  const { signage } = useEditor();
  const kept = useQuery(queryOf(templateCalls.listTemplatePresets, { signageId: signage.id }));
  return (
    <Modal opened onClose={onClose} title={t.useTitle} size={600}>
      <Text size="sm" c="dimmed">
        {t.useText}
      </Text>
      <Loaded query={kept} skeleton={<PanelSkeleton label={t.loading} lines={3} />}>
        {({ presets }) =>
          presets.length === 0 ? (
            <Text className={classes.empty}>{t.empty}</Text>
          ) : (
            <ul className={classes.presets}>
              {presets.map((preset) => (
                <Preset key={preset.id} preset={preset} onUsed={onClose} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Modal>
  );
}

function Preset({ preset, onUsed }: { preset: PresetAnswer; onUsed: () => void }) {
  const { companyPresets: t } = useTexts(moreTexts);
  const { close } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const client = useQueryClient();
  const { wanted, character, forVisitors, template, editAll } = useEditor();
  const { id, name, orientation, templates } = preset;
  const [first] = templates;
  const isFitting = orientation === orientationOf(wanted.size);
  const use = () => {
    const keyed = templates.map((kept) => withKeys(kept, makeKey));
    editAll((one) => {
      const kept = isTimed(one) ? undefined : keyed.find(({ scene }) => scene === one.scene);
      return kept ? fromPreset(one, kept) : one;
    });
    void toast.success({ title: t.used(name), text: '', closeLabel: close });
    onUsed();
  };
  return (
    <li className={classes.preset}>
      <div className={classes.thumbnail} style={{ '--ratio': wanted.size.width / wanted.size.height }} aria-hidden>
        {first && isFitting && (
          <SceneThumbnail
            template={forVisitors(fromPreset(template, withKeys(first, makeKey)))}
            state={sampleState(first.scene)}
            size={wanted.size}
            character={character}
          />
        )}
      </div>
      <div className={classes.words}>
        <b>{name}</b>
        <small>{isFitting ? templates.map(({ scene }) => device[scene]).join('・') : t.otherWay[orientation]}</small>
      </div>
      <AskedDeed
        destructive
        words={{
          button: t.delete,
          question: t.deleteQuestion(name),
          consequence: t.deleteText,
          verb: t.delete,
        }}
        act={() => call(templateCalls.deleteTemplatePreset, { targetId: id })}
        onDone={() => void client.invalidateQueries({ queryKey: [templateCalls.listTemplatePresets.path] })}
      />
      <Button size="sm" disabled={!isFitting} onClick={use}>
        {t.use}
      </Button>
    </li>
  );
}
