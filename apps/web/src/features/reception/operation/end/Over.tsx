import { Button } from '@mantine/core';
import type { CallEnd } from '@mukae/contract/domain/call/call.machine';
import { timing } from '@mukae/contract/domain/reception/timing';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { afterCall } from './afterCall';
import { afterwards } from './afterwards';
import { endTexts } from './end.texts';
import classes from './Over.module.css';
import { wayOut } from './wayOut';

/** Says how it ended, and leads away, or on. */
export function Over({ because, onCallOut }: { because: CallEnd; onCallOut: () => void }) {
  const t = useTexts(endTexts);
  const next = afterwards(because);
  useLeaving(because);
  const back = (
    <Button component={Link} to={wayOut()} replace variant={next === 'stays' ? 'default' : 'light'}>
      {roleMay('meeting.hold') ? t.toReservations : t.toStandby}
    </Button>
  );
  return (
    <Panel>
      <Empty
        picture="/characters/kei/bow.webp"
        title={t.title[because]}
        text={next === 'leaves' ? t.leaving : undefined}
        action={
          next === 'stays' ? (
            <div className={classes.answers}>
              {back}
              <Button onClick={onCallOut}>{t.callOut}</Button>
            </div>
          ) : (
            next === 'leaves' && back
          )
        }
      />
    </Panel>
  );
}

function useLeaving(because: CallEnd): void {
  const t = useTexts(endTexts);
  const navigate = useNavigate();
  const next = afterwards(because);
  const leave = useEffectEvent(() => void navigate(wayOut(), { replace: true, state: afterCall }));
  const makeRoom = useEffectEvent(() => {
    void toast.warning({ title: t.title.visitorCalled, text: t.visitorCalled, closeLabel: t.close });
    leave();
  });
  useEffect(() => {
    if (next === 'makesRoom') makeRoom();
    if (next !== 'leaves') return;
    const timer = setTimeout(leave, timing.reloadAfterCall);
    return () => clearTimeout(timer);
  }, [next]);
}
