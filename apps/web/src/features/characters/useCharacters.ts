import { characterCalls } from '@mukae/contract/calls/characters';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';

/** The characters this person may use. */
export const useCharacters = () => useQuery(queryOf(characterCalls.listCharacters, useCompanyScope()));
