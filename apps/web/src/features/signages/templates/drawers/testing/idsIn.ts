/** Which media follow one another. */
export const idsIn = ({ playlist }: { playlist: readonly { mediaId: number }[] }): number[] =>
  playlist.map(({ mediaId }) => mediaId);
