import { ActionIcon, Text, Tooltip, UnstyledButton } from '@mantine/core';
import type { AnswerMatch } from '@mukae/contract/calls/companyAnswers';
import { languageOf } from '@mukae/contract/domain/talk/languageOf';
import { useState } from 'react';
import { IconPlayerStop, IconScreenShare, IconSparkles, IconVolume } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import type { CallSession } from '../call/CallSession';
import { KeyCap } from '../keys/KeyCap';
import classes from './Proposals.module.css';
import { proposalsTexts } from './proposals.texts';
import { useNumberedKey } from './useNumberedKey';
import { useProposals } from './useProposals';

const both = ({ answer, answerEn }: AnswerMatch) => ({ ja: answer, en: answerEn });

/** What the company would answer to what the visitor said last: one touch says it with the avatar's voice, or shows it. */
export function Proposals({ session, said }: { session: CallSession; said: string | null }) {
  const t = useTexts(proposalsTexts);
  const { call } = useObserved(session.facts);
  const saying = useObserved(session.voice.said);
  const [isShownOnly, setIsShownOnly] = useState(false);
  const proposals = useProposals(said, call.signageId);
  const language = said === null ? 'ja' : languageOf(said);
  const lineOf = (match: AnswerMatch) => both(match)[language] || match.answer;
  const say = async (match: AnswerMatch) => {
    const text = lineOf(match);
    if (saying === text) return session.voice.hush();
    const outcome = await session.say({ text, language: languageOf(text) });
    if (outcome !== 'stopped') setIsShownOnly(outcome === 'voiceless');
  };
  useNumberedKey((number) => {
    const match = proposals[number - 1];
    if (match) void say(match);
  });
  if (proposals.length === 0) return null;
  return (
    <section className={classes.box} aria-label={t.title}>
      <Text size="xs" c="dimmed" className={classes.title}>
        <IconSparkles size={16} stroke={1.7} aria-hidden />
        {t.title}
      </Text>
      {proposals.map((match, at) => {
        const line = lineOf(match);
        const other = language === 'ja' ? match.answerEn : match.answer;
        const isSaying = saying === line;
        return (
          <div key={match.answerId} className={classes.row} data-saying={isSaying || undefined}>
            <UnstyledButton
              className={classes.say}
              aria-label={isSaying ? t.stop : t.say(line)}
              aria-keyshortcuts={`Alt+${at + 1}`}
              onClick={() => void say(match)}
            >
              <KeyCap of={`Alt ${at + 1}`} />
              <span className={classes.words}>
                <span lang={language}>{line}</span>
                {other && other !== line && (
                  <span className={classes.other} lang={language === 'ja' ? 'en' : 'ja'}>
                    {other}
                  </span>
                )}
              </span>
              {isSaying ? <IconPlayerStop size={18} aria-hidden /> : <IconVolume size={18} stroke={1.7} aria-hidden />}
            </UnstyledButton>
            <Tooltip label={t.showIt}>
              <ActionIcon variant="subtle" size={36} aria-label={t.show(line)} onClick={() => session.write(line)}>
                <IconScreenShare size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </div>
        );
      })}
      <Text size="xs" c="dimmed" role="status" className={classes.status}>
        {saying !== null ? t.saying : isShownOnly ? t.shownOnly : ''}
      </Text>
    </section>
  );
}
