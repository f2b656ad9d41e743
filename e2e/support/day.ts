import { TestClock } from '@mukae/server/testing/testClock';

/** A Monday that has not come yet on any machine: pages go by the time that it really is, and log out who is past it. */
const day = '2099-11-16';

/** Nine in the morning, in Japan, when a test begins. */
export const clockOfTheDay = (): TestClock => new TestClock(`${day}T09:00:00+09:00`);

export const at = (time: string): string => `${day}T${time}+09:00`;
