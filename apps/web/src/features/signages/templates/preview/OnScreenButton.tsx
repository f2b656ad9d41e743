import { Button, Text } from '@mantine/core';
import { screenCommandCalls } from '@mukae/contract/calls/screenCommands';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { IconDeviceTv } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { previewTexts } from './preview.texts';

/** Has the screen itself show a template of the draft for a while. */
export function OnScreenButton({ draftId, templateKey }: { draftId: number; templateKey: string }) {
  const t = useTexts(previewTexts);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const show = async () => {
    setBusy(true);
    const answer = await call(screenCommandCalls.showDraftOnScreen, { draftId, templateKey });
    setBusy(false);
    setTold(isError(answer) ? answer.msg : t.onScreenDone);
  };
  return (
    <>
      <Button
        variant="light"
        size="sm"
        loading={isBusy}
        leftSection={<IconDeviceTv size={18} stroke={1.7} aria-hidden />}
        onClick={() => void show()}
      >
        {t.onScreen}
      </Button>
      {told && (
        <Text size="sm" role="status">
          {told}
        </Text>
      )}
    </>
  );
}
