/** Percent: below it an answer is as good as never taken for another one, and nobody has to be told of it. */
const toldFrom = 10;

export const isNearEnough = ({ sureness }: { sureness: number }): boolean => sureness >= toldFrom;
