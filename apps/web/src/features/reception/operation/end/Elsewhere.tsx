import { Button } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { endTexts } from './end.texts';

/** The call is led from another tab of the same person. */
export function Elsewhere({ onTake }: { onTake: () => void }) {
  const t = useTexts(endTexts);
  return (
    <Panel>
      <Empty
        title={t.elsewhere}
        text={t.elsewhereText}
        action={
          <Button variant="light" onClick={onTake}>
            {t.takeHere}
          </Button>
        }
      />
    </Panel>
  );
}
