import { sureness } from '@mukae/contract/domain/answer/sureness';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { Panel } from '@/ui/Panel';
import { isNearEnough } from '../nearEnough';
import { NearAnswers } from '../trying/NearAnswers';
import { useMatches } from '../useMatches';
import { besideTexts } from './beside.texts';
import classes from './NearToDraft.module.css';

const shown = 3;

/** Other answers that the question of this one may be taken for. */
export function NearToDraft({
  question,
  answerId,
}: {
  question: string;
  /** The answer itself; null while it is being added. */
  answerId: number | null;
}) {
  const t = useTexts(besideTexts);
  const asked = question.trim();
  const matches = useMatches(asked);
  const others = matches.data?.matches.filter((match) => match.answerId !== answerId && isNearEnough(match)) ?? [];
  const answersFrom = matches.data?.answersFrom ?? sureness.answersFrom.usual;
  return (
    <Panel title={t.alike}>
      <div role="status" className={classes.near}>
        {asked === '' ? (
          <p>{t.notAsked}</p>
        ) : (
          <Loaded query={matches} skeleton={null}>
            {() =>
              others.length === 0 ? (
                <p>{t.noneAlike}</p>
              ) : (
                <>
                  <NearAnswers matches={others.slice(0, shown)} answersFrom={answersFrom} />
                  <p>{t.mistaken(answersFrom)}</p>
                </>
              )
            }
          </Loaded>
        )}
      </div>
    </Panel>
  );
}
