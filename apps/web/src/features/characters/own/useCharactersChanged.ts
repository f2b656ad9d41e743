import { characterCalls } from '@mukae/contract/calls/characters';
import { companyCalls } from '@mukae/contract/calls/companies';
import { useQueryClient } from '@tanstack/react-query';

/** Whoever shows the cast, or what the company keeps, looks again. */
export function useCharactersChanged() {
  const client = useQueryClient();
  return () => {
    for (const { path } of [characterCalls.getCharacter, companyCalls.getCompany]) {
      void client.invalidateQueries({ queryKey: [path] });
    }
  };
}
