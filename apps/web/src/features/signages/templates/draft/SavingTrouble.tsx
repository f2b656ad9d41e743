import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { useEditor } from '../editing/EditorContext';
import { EditorNotice } from '../frame/EditorNotice';
import { draftTexts } from './draft.texts';

/** What stands in the way of a draft being kept, and what can be done about it. */
export function SavingTrouble() {
  const t = useTexts(draftTexts);
  const { back, saver } = useEditor();
  const state = useObserved(saver.state);
  switch (state.is) {
    case 'saved':
    case 'saving':
      return null;
    case 'unsent':
      return <EditorNotice text={t.unsent} />;
    case 'refused':
      return <EditorNotice text={state.msg} />;
    case 'elsewhere':
      return (
        <EditorNotice text={t.elsewhere.title}>
          <Button size="xs" variant="default" onClick={() => void saver.takeOther()}>
            {t.elsewhere.take}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => void saver.overwrite()}>
            {t.elsewhere.overwrite}
          </Button>
        </EditorNotice>
      );
    case 'gone':
      return (
        <EditorNotice text={t.gone.title}>
          <Button component={Link} to={back} size="xs" variant="default">
            {t.gone.back}
          </Button>
        </EditorNotice>
      );
  }
}
