import { Button, Popover } from '@mantine/core';
import { templateCalls } from '@mukae/contract/calls/templates';
import { type Draft, isEmptyDraft, overtaken, withDraft } from '@mukae/contract/domain/template/draft';
import { draftChanges } from '@mukae/contract/domain/template/draftChanges';
import { errorCodes, isShownInPlace } from '@mukae/contract/errors/codes';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { IconWorldCheck } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { useObserved } from '@/observing/useObserved';
import { toast } from '@/ui/toast';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import { ConflictDialog } from './ConflictDialog';
import { PublishQuestion } from './PublishQuestion';
import { publishTexts } from './publish.texts';
import { publishedMessages } from './publishedMessages';

/** The confirm button: shows what would change, and makes it live. */
export function PublishButton() {
  const t = useTexts(publishTexts);
  const { close } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { signage, live, draft, wanted, uploaded, saver, published, readLive } = useEditor();
  const { is } = useObserved(saver.state);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const changes = draftChanges(live, wanted);
  const isOvertaken = overtaken(live, draft).length > 0;

  const publish = async (chosen: Draft) => {
    setBusy(true);
    await saver.flush();
    const answer = await call(templateCalls.publishTemplates, {
      signageId: signage.id,
      draft: chosen,
      revision: saver.revision,
    });
    if (!isError(answer)) await published(chosen);
    setBusy(false);
    if (!isError(answer)) {
      const messages = publishedMessages(draftChanges(live, withDraft(live, chosen)), uploaded, device, t.messages);
      setOpen(false);
      setDeciding(false);
      void toast.success({ title: t.done, text: messages.join('\n'), closeLabel: close });
      return;
    }
    if (answer.code === errorCodes.changedMeanwhile) {
      setFault(t.tryAgain);
      setDeciding(true);
      void readLive();
      return;
    }
    // Codes of 100 and above say nothing that would matter here.
    setFault(isShownInPlace(answer.code) ? null : `${answer.code} ${answer.msg}`);
  };

  const asksWhich = isDeciding && isOvertaken;
  const begin = () => {
    setFault(null);
    if (isOvertaken) setDeciding(true);
    else setOpen((before) => !before);
  };
  return (
    <>
      <Popover
        opened={isOpen && !asksWhich}
        onChange={setOpen}
        closeOnClickOutside={!isBusy}
        position="bottom-end"
        width={440}
        trapFocus
        shadow="lg"
      >
        <Popover.Target>
          <Button
            size="sm"
            leftSection={<IconWorldCheck size={19} stroke={1.7} aria-hidden />}
            aria-expanded={isOpen}
            disabled={isEmptyDraft(draft) || is === 'elsewhere' || is === 'gone'}
            onClick={begin}
          >
            {t.publish}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t.question(changes.length)} maw="calc(100vw - 24px)">
          <PublishQuestion
            changes={changes}
            isBusy={isBusy}
            fault={fault}
            onCancel={() => setOpen(false)}
            onPublish={() => void publish(draft)}
          />
        </Popover.Dropdown>
      </Popover>
      <ConflictDialog
        isOpen={asksWhich}
        isBusy={isBusy}
        fault={fault === t.tryAgain ? null : fault}
        onClose={() => setDeciding(false)}
        onPublish={(chosen) => void publish(chosen)}
      />
    </>
  );
}
