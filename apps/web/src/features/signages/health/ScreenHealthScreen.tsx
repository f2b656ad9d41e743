import { Button } from '@mantine/core';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { Link } from 'react-router';
import { dateAndTime } from '@/dates/dateAndTime';
import { IconSettings } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { LoadedRow } from '@/lists/LoadedRow';
import { useListAddress } from '@/lists/useListAddress';
import { useRowId } from '@/lists/useRowId';
import { useSignageStatus } from '@/live/useLive';
import { Loaded } from '@/serving/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { toast } from '@/ui/toast';
import { BeginAnew } from '../commands/BeginAnew';
import { PicturePanel } from '../commands/PicturePanel';
import { screenCommandsTexts } from '../commands/screenCommands.texts';
import { useBeginningAnew } from '../commands/useBeginningAnew';
import { usePictureRequest } from '../commands/usePictureRequest';
import { SignageHead } from '../SignageHead';
import { signagePaths } from '../signagePaths';
import { signagesTexts } from '../signages.texts';
import { useSignage } from '../useSignage';
import { HealthFacts } from './HealthFacts';
import { HealthSummary } from './HealthSummary';
import classes from './ScreenHealthScreen.module.css';
import { screenHealthTexts } from './screenHealth.texts';
import { TemplateStates } from './TemplateStates';
import { useHealthOf } from './useHealthOf';

/** How one screen is, live, and what can be asked of it from afar. */
export function ScreenHealthScreen() {
  const t = useTexts(screenHealthTexts);
  const { backToList } = useTexts(signagesTexts);
  const signage = useSignage(useRowId());
  const list = useListAddress(signagePaths.list);
  const back = (
    <Button component={Link} to={list} variant="default">
      {backToList}
    </Button>
  );
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} actions={signage.data && back} />
      <LoadedRow
        query={signage}
        skeleton={<PanelSkeleton label={t.loading} lines={6} />}
        back={{ list: signagePaths.list, label: backToList }}
      >
        {(found) => <HealthOfSignage signage={found} />}
      </LoadedRow>
    </>
  );
}

function HealthOfSignage({ signage }: { signage: SignageAnswer }) {
  const t = useTexts(screenHealthTexts);
  const { anew } = useTexts(screenCommandsTexts);
  const { id, name, storeName } = signage;
  const status = useSignageStatus(id, signage.status);
  const wanted = usePictureRequest(id);
  const query = useHealthOf(id);
  const beginning = useBeginningAnew(id, query.data, () =>
    toast.success({ title: anew.doneTitle, text: anew.doneText, closeLabel: anew.close }),
  );
  const { data: answer } = query;
  return (
    <>
      <SignageHead
        signage={signage}
        facts={[
          { label: t.store, value: storeName },
          { label: t.lastReport, value: answer?.last ? dateAndTime(answer.last.at) : t.never },
        ]}
        actions={<ToSettings id={id} />}
      />
      <Loaded query={query} skeleton={<PanelSkeleton label={t.loading} lines={6} />}>
        {(known) => (
          <div className={classes.columns}>
            <div className={classes.column}>
              <HealthSummary answer={known} />
              {known.last && <HealthFacts answer={known} report={known.last.report} />}
              {known.last && <TemplateStates answer={known} report={known.last.report} />}
            </div>
            <div className={classes.column}>
              <PicturePanel signage={{ id, name }} answer={known} status={status} wanted={wanted} />
              <BeginAnew health={known.health} status={status} beginning={beginning} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

function ToSettings({ id }: { id: number }) {
  const t = useTexts(screenHealthTexts);
  return (
    <Button
      component={Link}
      to={signagePaths.settings(id)}
      variant="default"
      leftSection={<IconSettings size={18} stroke={1.6} aria-hidden />}
    >
      {t.settings}
    </Button>
  );
}
