import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { filesShown } from './filesShown';
import { forgetKept } from './forgetKept';
import type { ShownThings } from './keepOnDevice';
import { keepUp } from './keepUp';
import { keepAnswers } from './keptAnswers';
import { keepForMe } from './keptFor';
import { lettersShown } from './lettersShown';
import { signagePath } from './signagePath';

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
  const shown: ShownThings | undefined = answers && {
    files: filesShown(answers.signage, answers.cast),
    letters: lettersShown(answers.signage),
  };
  const things = JSON.stringify(shown);
  const begin = useEffectEvent(() => shown && keepUp(shown));

  useEffect(() => {
    if (!answers) return;
    try {
      keepForMe(localStorage);
      keepAnswers(localStorage, answers);
    } catch {
      // A device without room for a few words keeps none.
    }
  }, [answers]);
  useEffect(() => (things === undefined ? undefined : begin()), [things]);
  useEffect(
    () => () => {
      // Led away to log in: the next one may be another screen. A page that failed begins anew where it is.
      if (isDevice && window.location.pathname !== signagePath) void forgetKept();
    },
    [isDevice],
  );
}
