import { Button, Text } from '@mantine/core';
import type { ConfirmAnswer, ErrorAnswer } from '@mukae/contract/calls/answers';
import { isShownInPlace } from '@mukae/contract/errors/codes';
import { useId, useState } from 'react';
import { isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { ServerTrouble } from '@/serving/ServerTrouble';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import classes from './AskedDeed.module.css';
import { askedDeedTexts } from './askedDeed.texts';

interface Words {
  button: string;
  /** What happens, beside the button. */
  hint?: string;
  question: string;
  consequence: string;
  verb: string;
}

/** A button that asks before it does what cannot be taken back, and tells what the server had against it. */
export function AskedDeed({
  words,
  whyNot,
  offBy,
  destructive = false,
  act,
  onDone,
}: {
  words: Words;
  /** Given where it cannot be done: the button is disabled, and says why. */
  whyNot?: string | undefined;
  /** The same, where something on the page says it of several deeds: its id. */
  offBy?: string | undefined;
  destructive?: boolean;
  /** Forced once a question of the server was accepted as well. */
  act: (isForced: boolean) => Promise<{ result: 'OK' } | ConfirmAnswer | ErrorAnswer>;
  onDone: () => void;
}) {
  const t = useTexts(askedDeedTexts);
  const hintId = useId();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ErrorAnswer | null>(null);
  const [question, setQuestion] = useState<ConfirmAnswer | null>(null);
  const hint = whyNot ?? words.hint;

  const ask = () => {
    setTrouble(null);
    setQuestion(null);
    setAsking(true);
  };
  const go = async () => {
    setBusy(true);
    const answer = await act(question !== null);
    setBusy(false);
    if (answer.result === 'Confirm') return setQuestion(answer);
    const refusal = isError(answer) ? answer : null;
    setTrouble(refusal);
    setAsking(refusal !== null && isShownInPlace(refusal.code));
    if (!refusal) onDone();
  };
  const banner = trouble && <ServerTrouble code={trouble.code} msg={trouble.msg} />;

  return (
    <div className={classes.deed}>
      {!asking && banner}
      <div className={classes.line}>
        {hint && (
          <Text size="sm" c="dimmed" id={hintId} className={classes.hint}>
            {hint}
          </Text>
        )}
        <Button
          {...(destructive ? { variant: 'light', color: 'beni' } : { variant: 'default' })}
          size="sm"
          disabled={whyNot !== undefined || offBy !== undefined}
          aria-describedby={[hint && hintId, offBy].filter(Boolean).join(' ') || undefined}
          onClick={ask}
        >
          {words.button}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={words.question}
        code={question?.code}
        text={question?.msg ?? words.consequence}
        answers={{ cancel: t.cancel, confirm: words.verb }}
        destructive={destructive}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void go()}
      >
        {asking && banner}
      </ConfirmDialog>
    </div>
  );
}
