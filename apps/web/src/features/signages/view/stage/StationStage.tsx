import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { absenceWordsOf, noOpening } from '@mukae/contract/domain/hours/opening';
import { backInWords } from '@mukae/contract/domain/scene/absenceWords';
import { useCastKnowing } from '@/features/characters';
import { useObserved } from '@/observing/useObserved';
import { DrawnScene } from '@/scene/DrawnScene';
import { useKeptOnDevice } from '../kept/useKeptOnDevice';
import { noticeShown, type SceneAudience, shownScene, templateShown } from '../state/shownScene';
import { isInCall } from '../state/stepView';
import type { Station } from '../station/station';
import { calmly } from './calmly';
import { characterFor } from './characterFor';
import { sceneStateOf } from './sceneStateOf';
import { templateFor } from './templateFor';
import { useDressed } from './useDressed';
import { useHeldBack } from './useHeldBack';
import { useLetter } from './useLetter';
import { useLiveFigure } from './useLiveFigure';
import { useLiveParts } from './useLiveParts';
import { useReceptionist } from './useReceptionist';
import { useSceneSounds } from './useSceneSounds';
import { useScreenSize } from './useScreenSize';
import { useShownTime } from './useShownTime';

/** What the station knows, as a visitor sees it. */
export function StationStage({
  station,
  audience,
  signage,
  isRecalled,
}: {
  station: Station;
  audience: SceneAudience;
  signage: WholeSignageAnswer | undefined;
  /** Kept on the device from the last time; the server has not said yet how it is now. */
  isRecalled: boolean;
}) {
  const { view, conversation } = useObserved(station.drawn);
  const now = useShownTime(view, station.changedAt);
  const live = useLiveParts(conversation);
  const call = view.is === 'showing' && isInCall(view.own) ? view.own.call : null;
  const held = useHeldBack(signage, call !== null, isRecalled);
  const characterId = call?.characterId ?? held?.character?.id ?? null;
  const characters = useCastKnowing(characterId);
  // Nothing is fetched ahead while somebody talks.
  useKeptOnDevice(audience === 'shop', held, characters);
  const dressed = useDressed(held, { isHeld: call !== null, isRecalled });
  const templates = dressed?.templates;
  const isStanding = audience === 'shop' && templates !== undefined && view.is === 'showing';
  const receptionist = useReceptionist(station, isStanding, characterId);
  const figure = useLiveFigure(station, {
    staff: conversation?.staff ?? null,
    receptionist: receptionist.movement,
    isToBeFilmed: held?.isAvatarFilmed ?? false,
    characterId,
  });
  const size = useScreenSize(audience === 'shop' ? dressed?.signage.size : undefined);
  const told = shownScene(view, audience, now);
  const whole = { shown: told, template: templateFor(templates, templateShown(view, told)) };
  const { shown, template } = calmly(whole, view, audience, templates !== undefined);
  const letter = useLetter(shown.scene);
  const notice = noticeShown(view, now) ?? letter.notice;
  const opening = held?.opening ?? noOpening;
  const absence = { ...backInWords(opening, new Date(now)), words: absenceWordsOf(opening) };
  useSceneSounds(shown.scene, notice);

  return (
    <DrawnScene
      template={template}
      state={sceneStateOf(shown, live, absence, receptionist.talk(absence))}
      size={size}
      character={characterFor(characters, characterId)}
      figure={figure}
      notice={notice}
      letter={letter.sheet}
      actions={{
        touch: ({ text }) => station.press(text),
        callStaff: () => station.press(''),
        cancel: () => station.callOff(),
        end: () => station.end(),
        leaveMessage: () => letter.begin(station.callOff()),
        ...receptionist.actions,
      }}
    />
  );
}
