import { useQueryClient } from '@tanstack/react-query';
import { answerChanges } from './answerChanges';

/** Has everything read anew that follows from the company's answers. */
export function useAnswersChanged(): () => void {
  const client = useQueryClient();
  return () => {
    for (const { path } of answerChanges.answers) void client.invalidateQueries({ queryKey: [path] });
  };
}
