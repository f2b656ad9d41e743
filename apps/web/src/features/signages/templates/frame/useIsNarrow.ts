import { useMediaQuery } from '@mantine/hooks';

/** As narrow as a phone: what does not fit into the head stands in the bar below it. */
export const useIsNarrow = (): boolean =>
  useMediaQuery('(max-width: 43.75em)', undefined, { getInitialValueInEffect: false }) ?? false;
