import { Button, Checkbox, Modal, Text } from '@mantine/core';
import { signageCalls } from '@mukae/contract/calls/signages';
import { templateCalls } from '@mukae/contract/calls/templates';
import { scenes as allScenes, type Scene } from '@mukae/contract/domain/signage/scene';
import { orientationOf } from '@mukae/contract/domain/signage/size';
import { isEmptyDraft } from '@mukae/contract/domain/template/draft';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { Loaded } from '@/serving/Loaded';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { toast } from '@/ui/toast';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import classes from './CopyDialog.module.css';
import { moreTexts } from './more.texts';

/** What is live here, on other screens that stand the same way. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { copying: t } = useTexts(moreTexts);
  const { cancel, close, loading } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { signage, draft, template } = useEditor();
  const client = useQueryClient();
  const signages = useQuery(queryOf(signageCalls.listSignages, useCompanyScope()));
  const [scenes, setScenes] = useState<readonly Scene[]>([template.scene]);
  const [targets, setTargets] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const copy = async () => {
    setBusy(true);
    const wanted = { signageId: signage.id, scenes: [...scenes], targetIds: targets.map(Number) };
    const answer = await call(templateCalls.copyTemplates, wanted);
    setBusy(false);
    if (isError(answer)) return setFault(`${answer.code} ${answer.msg}`);
    await client.invalidateQueries({ queryKey: [signageCalls.getSignage.path] });
    void toast.success({ title: t.done(targets.length), text: '', closeLabel: close });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t.title} size={560}>
      <div className={classes.content}>
        <Text size="sm" c="dimmed">
          {t.text} {!isEmptyDraft(draft) && t.draftNote}
        </Text>
        <Checkbox.Group
          label={t.scenes}
          value={[...scenes]}
          onChange={(names) => setScenes(allScenes.filter((scene) => names.includes(scene)))}
        >
          <div className={classes.choices}>
            {allScenes.map((scene) => (
              <Checkbox key={scene} value={scene} label={device[scene]} />
            ))}
          </div>
        </Checkbox.Group>
        <Loaded query={signages} skeleton={<PanelSkeleton label={loading} lines={3} />}>
          {(all) => {
            const alike = all.filter(
              ({ id, size }) => id !== signage.id && orientationOf(size) === orientationOf(signage.size),
            );
            if (alike.length === 0) return <Text size="sm">{t.none}</Text>;
            return (
              <Checkbox.Group label={t.targets} value={[...targets]} onChange={setTargets}>
                <div className={classes.targets}>
                  <Checkbox
                    label={t.all}
                    checked={targets.length === alike.length}
                    indeterminate={targets.length > 0 && targets.length < alike.length}
                    onChange={({ currentTarget }) =>
                      setTargets(currentTarget.checked ? alike.map(({ id }) => String(id)) : [])
                    }
                  />
                  {alike.map(({ id, name, storeName }) => (
                    <Checkbox key={id} value={String(id)} label={name} description={storeName} />
                  ))}
                </div>
              </Checkbox.Group>
            );
          }}
        </Loaded>
        {fault && (
          <p className={classes.fault} role="alert">
            {fault}
          </p>
        )}
        <div className={classes.foot}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {cancel}
          </Button>
          <Button loading={isBusy} disabled={scenes.length === 0 || targets.length === 0} onClick={() => void copy()}>
            {t.copy(targets.length)}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
