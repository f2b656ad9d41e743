/** What a renamed medium is called from now on; null when there is nothing to send, because it is empty or as before. */
export function newName(before: string, typed: string): string | null {
  const name = typed.trim();
  return name === '' || name === before ? null : name;
}
