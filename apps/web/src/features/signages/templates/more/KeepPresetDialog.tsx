import { Button, Modal, Radio, Text, TextInput } from '@mantine/core';
import { templateCalls } from '@mukae/contract/calls/templates';
import { nameMax } from '@mukae/contract/calls/textFields';
import { presetOf } from '@mukae/contract/domain/template/preset';
import { usualOf } from '@mukae/contract/domain/template/timetable';
import { hasAtMost } from '@mukae/contract/domain/text/graphemes';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callOnce, isError } from '@/api/call';
import { makeOnceKey } from '@/api/onceKey';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { toast } from '@/ui/toast';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import classes from './MoreForm.module.css';
import { moreTexts } from './more.texts';

/** Keeps what is edited under a name, for the company. */
export function KeepPresetDialog({ onClose }: { onClose: () => void }) {
  const { presets: t } = useTexts(moreTexts);
  const { cancel, close } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { signage, wanted, template } = useEditor();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [which, setWhich] = useState('all');
  const [onceKey] = useState(makeOnceKey);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.trim();
    if (chosen === '' || !hasAtMost(chosen, nameMax)) return setFault(t.nameFault);
    setBusy(true);
    const templates = (which === 'all' ? usualOf(wanted.templates) : [template]).map(presetOf);
    const answer = await callOnce(onceKey, templateCalls.addTemplatePreset, {
      signageId: signage.id,
      name: chosen,
      templates,
    });
    setBusy(false);
    if (isError(answer)) return setFault(`${answer.code} ${answer.msg}`);
    await client.invalidateQueries({ queryKey: [templateCalls.listTemplatePresets.path] });
    void toast.success({ title: t.kept(chosen), text: '', closeLabel: close });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t.keepTitle} size={480}>
      <form className={classes.form} onSubmit={(event) => void keep(event)} noValidate>
        <Text size="sm" c="dimmed">
          {t.keepText}
        </Text>
        <TextInput
          label={t.name}
          value={name}
          error={fault}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setFault(null);
          }}
          data-autofocus
        />
        <Radio.Group label={t.which} value={which} onChange={setWhich}>
          <div className={classes.choices}>
            <Radio value="all" label={t.allScenes} />
            <Radio value="this" label={t.thisScene(device[template.scene])} />
          </div>
        </Radio.Group>
        <div className={classes.foot}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t.keep}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
