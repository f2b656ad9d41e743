import { Button, Loader, Text } from '@mantine/core';
import { screenCommandCalls } from '@mukae/contract/calls/screenCommands';
import type { ScreenHealthAnswer } from '@mukae/contract/calls/screenHealth';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { isWithVisitor } from '@mukae/contract/domain/signage/withVisitor';
import { useId } from 'react';
import { dateAndTime } from '@/dates/dateAndTime';
import { IconCamera } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { ServerTrouble } from '@/serving/ServerTrouble';
import { Panel } from '@/ui/Panel';
import classes from './PicturePanel.module.css';
import { screenCommandsTexts } from './screenCommands.texts';
import type { usePictureRequest } from './usePictureRequest';

const addressOf = (id: number, pictureId: string): string =>
  `${screenCommandCalls.getScreenPicture.path}?targetId=${id}&pictureId=${pictureId}`;

/** What stands on the screen, as a picture that it makes of itself when it is asked. */
export function PicturePanel({
  signage,
  answer,
  status,
  wanted: { request, ask },
}: {
  signage: { id: number; name: string };
  answer: ScreenHealthAnswer;
  status: DeviceStatus;
  wanted: ReturnType<typeof usePictureRequest>;
}) {
  const t = useTexts(screenCommandsTexts);
  const { picture, failedPicture, health } = answer;
  const whyNotId = useId();
  const isAway = health.is === 'away' || health.is === 'never';
  const busy = isWithVisitor(status) ? t.picture.busy : null;
  const whyNot = isAway ? t.picture.away : busy;
  const asked = 'pictureId' in request ? request.pictureId : null;
  const isHere = picture !== null && picture.pictureId === asked;
  const isFailed = asked !== null && failedPicture === asked;
  const isWaiting = !isHere && !isFailed && (request.is === 'asking' || request.is === 'awaited');
  return (
    <Panel title={t.picture.title}>
      <div className={classes.picture}>
        {picture && (
          <figure className={classes.figure}>
            <img src={addressOf(signage.id, picture.pictureId)} alt={t.picture.alt(signage.name)} />
            <figcaption>{t.picture.takenAt(dateAndTime(picture.takenAt))}</figcaption>
          </figure>
        )}
        {!picture && !isWaiting && (
          <Text size="sm" c="dimmed">
            {t.picture.none}
          </Text>
        )}
        <div role="status" className={classes.progress}>
          {isWaiting && (
            <>
              <Loader size="sm" />
              {t.picture.asking}
            </>
          )}
          {isFailed && t.picture.failed}
          {request.is === 'unanswered' && !isHere && !isFailed && t.picture.noAnswer}
        </div>
        {request.is === 'refused' && <ServerTrouble code={request.answer.code} msg={request.answer.msg} />}
        {whyNot && (
          <Text size="sm" id={whyNotId}>
            {whyNot}
          </Text>
        )}
        <Button
          variant="light"
          leftSection={<IconCamera size={18} stroke={1.6} aria-hidden />}
          disabled={whyNot !== null || isWaiting}
          aria-describedby={whyNot ? whyNotId : undefined}
          onClick={ask}
        >
          {picture ? t.picture.again : t.picture.ask}
        </Button>
      </div>
    </Panel>
  );
}
