import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { signagePaths } from '@/features/signages/signagePaths';
import { keepAnswers } from './answers/keptAnswers';
import { keepForMe } from './answers/keptFor';
import { filesShown } from './files/filesShown';
import { forgetKept } from './forgetKept';
import type { ThingsToKeep } from './keepOnDevice';
import { keepUp } from './keepUp';
import { lettersShown } from './lettersShown';

/** A device goes on without the network, also after it was switched off: what it shows is kept on it, for as long as it is this screen. */
export function useKeptOnDevice(
  isDevice: boolean,
  signage: WholeSignageAnswer | undefined,
  cast: readonly CharacterAnswer[] | undefined,
): void {
  const answers = useMemo(
    () => (isDevice && signage && cast ? { signage, cast: [...cast] } : undefined),
    [isDevice, signage, cast],
  );
  const things: ThingsToKeep | undefined = answers && {
    files: filesShown(answers.signage, answers.cast),
    letters: lettersShown(answers.signage),
  };
  const written = JSON.stringify(things);
  const begin = useEffectEvent(() => things && keepUp(things));

  useEffect(() => {
    if (!answers) return;
    try {
      keepForMe(localStorage);
      keepAnswers(localStorage, answers);
    } catch {
      // A device without room for a few words keeps none.
    }
  }, [answers]);
  useEffect(() => (written === undefined ? undefined : begin()), [written]);
  useEffect(
    () => () => {
      // Led away to log in: the next one may be another screen. A page that failed begins anew where it is.
      if (isDevice && window.location.pathname !== signagePaths.view) void forgetKept();
    },
    [isDevice],
  );
}
