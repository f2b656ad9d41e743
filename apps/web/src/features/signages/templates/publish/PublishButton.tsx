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

/** Overtaken: somebody else has published meanwhile, in the same scenes or in others. */
type Step = { is: 'closed' } | { is: 'asking' } | { is: 'refused'; why: string } | { is: 'overtaken' };

/** The confirm button: shows what would change, and makes it live. */
export function PublishButton() {
  const t = useTexts(publishTexts);
  const { close } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { signage, live, draft, wanted, uploaded, saver, published, readLive } = useEditor();
  const { is } = useObserved(saver.state);
  const [step, setStep] = useState<Step>({ is: 'closed' });
  const [isBusy, setBusy] = useState(false);
  const changes = draftChanges(live, wanted);
  const isOvertaken = overtaken(live, draft).length > 0;
  const asksWhich = step.is === 'overtaken' && isOvertaken;
  const isOpen = step.is !== 'closed' && !asksWhich;

  const publish = async (chosen: Draft) => {
    setBusy(true);
    await saver.hold();
    const answer = await call(templateCalls.publishTemplates, {
      signageId: signage.id,
      draft: chosen,
      revision: saver.revision,
    });
    if (isError(answer)) {
      saver.release();
      setStep(refusedBy(answer));
      if (answer.code === errorCodes.changedMeanwhile) void readLive();
    } else {
      await published(chosen, answer.templates);
      setStep({ is: 'closed' });
      const messages = publishedMessages(draftChanges(live, withDraft(live, chosen)), uploaded, device, t.messages);
      void toast.success({ title: t.done, text: messages.join('\n'), closeLabel: close });
    }
    setBusy(false);
  };
  const refusedBy = ({ code, msg }: { code: string; msg: string }): Step => {
    if (code === errorCodes.changedMeanwhile) return { is: 'overtaken' };
    // Codes of 100 and above say nothing that would matter here.
    return isShownInPlace(code) ? { is: 'asking' } : { is: 'refused', why: `${code} ${msg}` };
  };
  const whyNot = step.is === 'refused' ? step.why : step.is === 'overtaken' ? t.tryAgain : null;
  const end = () => setStep({ is: 'closed' });
  const begin = () => {
    if (isOvertaken) setStep({ is: 'overtaken' });
    else setStep({ is: isOpen ? 'closed' : 'asking' });
  };
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={(opened) => !opened && end()}
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
            fault={whyNot}
            onCancel={end}
            onPublish={() => void publish(draft)}
          />
        </Popover.Dropdown>
      </Popover>
      <ConflictDialog isOpen={asksWhich} isBusy={isBusy} onClose={end} onPublish={(chosen) => void publish(chosen)} />
    </>
  );
}
