import { VisuallyHidden } from '@mantine/core';
import { sessionWarning } from '@mukae/contract/domain/account/session';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { endSession, isReservationLink, useSessionEnd, type WayOut } from '@/features/accounts';
import { useCharacters } from '@/features/characters';
import { useKeys } from '@/ui/keys/useKeys';
import { useScreenCommands } from './commands/useScreenCommands';
import { StationConfig } from './config/StationConfig';
import { DraftOverScreen } from './draftOnScreen/DraftOverScreen';
import { FirstPicture } from './firstPicture/FirstPicture';
import { useScreenHealth } from './health/useScreenHealth';
import { useFullScreen } from './kiosk/useFullScreen';
import { useInstallable } from './kiosk/useInstallable';
import { LeaveDialog } from './LeaveDialog';
import { reloadWhenServing } from './recovery/reloadWhenServing';
import { startOver } from './recovery/startOver';
import { characterFor } from './stage/characterFor';
import { QuietStage } from './stage/QuietStage';
import { StationStage } from './stage/StationStage';
import { useStation } from './station/useStation';
import { useHeldKey } from './useHeldKey';
import { useLeaveWhenRefused } from './useLeaveWhenRefused';
import { useOwnSignage } from './useOwnSignage';

const logoutHoldMs = 3000;

/** A signage, or who came by the link of a reservation and is one for a while. */
export function VisitorStation() {
  const navigate = useNavigate();
  // Asked now: at the end the cookies that tell it are gone.
  const [isLink] = useState(isReservationLink);
  const own = useOwnSignage();
  const { data: characters } = useCharacters();
  const [asksToLeave, setAsksToLeave] = useState(false);
  const [showsConfig, setShowsConfig] = useState(false);

  const leave = ({ path, state }: WayOut) => void navigate(path, { state, replace: true });
  const beginAnew = () => void reloadWhenServing(sceneMotion.fadeMs);
  const station = useStation({
    onConfig: () => void own.refetch(),
    onOver: beginAnew,
    onMeetingEnded: isLink ? () => void endSession(isLink).then(leave) : beginAnew,
    onLoggedOut: () => leave({ path: isLink ? '/logout' : '/login' }),
  });

  useScreenHealth(station, !isLink);
  useScreenCommands(station, !isLink);
  useLeaveWhenRefused(own.error);
  useSessionEnd({ onWarning: (minutes) => station?.warn(minutes, sessionWarning.shownMs), onEnd: leave });
  useFullScreen(!isLink);
  useInstallable(!isLink);
  useHeldKey('l', logoutHoldMs, () => setAsksToLeave(true));
  useKeys({
    // Who came by a link is expected: there is nobody to call.
    ...(!isLink && { y: () => station?.press('') }),
    c: () => setShowsConfig((shown) => !shown),
    a: isLink ? beginAnew : () => void startOver(),
  });

  const { companyName = '', name } = own.data ?? {};
  if (!station)
    return <QuietStage scene="Offline" character={characterFor(characters, own.data?.character?.id ?? null)} />;
  return (
    <>
      <VisuallyHidden component="h1">{hasOrganization(companyName) ? companyName : name}</VisuallyHidden>
      <StationStage
        station={station}
        audience={isLink ? 'link' : 'shop'}
        signage={own.data}
        isRecalled={!own.isFetchedAfterMount}
      />
      {!isLink && <FirstPicture station={station} signage={own.data} />}
      {!isLink && <DraftOverScreen station={station} />}
      {showsConfig && <StationConfig station={station} signage={own.data} />}
      <LeaveDialog station={station} opened={asksToLeave} onClose={() => setAsksToLeave(false)} />
    </>
  );
}
