let failed = false;

/** A figure beside what is wanted of it. */
export function judge(what: string, seen: number, wanted: { atMost: number } | { atLeast: number }): void {
  const isHeld = 'atMost' in wanted ? seen <= wanted.atMost : seen >= wanted.atLeast;
  const limit = 'atMost' in wanted ? `at most ${wanted.atMost}` : `at least ${wanted.atLeast}`;
  failed ||= !isHeld;
  console.log(`${isHeld ? 'held' : 'MISSED'}: ${what} ${seen.toFixed(2)}, wanted ${limit}`);
}

export const hasFailed = (): boolean => failed;
