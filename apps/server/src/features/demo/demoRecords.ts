import { randomUUID } from 'node:crypto';
import type { CallKind } from '@mukae/contract/domain/call/call.machine';
import type { Outcome } from '@mukae/contract/domain/reception/receptionRecord';
import { demoAccounts, demoStores } from './demoAccounts';

/** A screen and who answers it. */
interface DemoPlace {
  signageId: number;
  signageName: string;
  storeName: string;
  userId: number;
  userName: string;
}

/** Times in seconds; who was not answered did not talk. */
interface Past {
  kind: CallKind;
  at: DemoPlace;
  minutesAgo: number;
  touched: string;
  waited: number;
  talked: number | null;
  outcome: Outcome;
}

const second = 1000;
const untilSound = 0.6;
const untilPicture = 0.9;

function recordOf({ kind, at: place, minutesAgo, touched, waited, talked, outcome }: Past, now: Date) {
  const began = now.getTime() - minutesAgo * 60 * second;
  const after = (seconds: number) => new Date(began + seconds * second);
  const isAnswered = talked !== null;
  const asked = kind === 'reception' && { pressedAt: after(0), rungAt: after(0) };
  const answered = isAnswered && {
    acceptedAt: after(waited),
    connectedAt: after(waited + untilSound),
    firstSoundAt: after(waited + untilSound),
    firstPictureAt: after(waited + untilPicture),
  };
  return {
    ...place,
    ...(isAnswered ? {} : { userId: null, userName: '' }),
    ...asked,
    ...answered,
    id: randomUUID(),
    kind,
    touchButton: touched,
    endedAt: after(isAnswered ? waited + untilSound + talked : waited),
    outcome,
    rungCount: asked ? 1 : 0,
  };
}

interface DemoPlaces {
  companyId: number;
  lobby: Pick<DemoPlace, 'signageId' | 'userId'>;
  showroom: Pick<DemoPlace, 'signageId' | 'userId'>;
}

/** What the reception of the demo has done since yesterday. */
export function demoRecords({ companyId, ...ids }: DemoPlaces, now: Date) {
  const { signage1, signage2, operator1, operator2 } = demoAccounts;
  const lobby = {
    ...ids.lobby,
    signageName: signage1.name,
    storeName: demoStores.tokyo,
    userName: operator1.name,
  };
  const showroom = {
    ...ids.showroom,
    signageName: signage2.name,
    storeName: demoStores.osaka,
    userName: operator2.name,
  };
  const asked = { kind: 'reception', at: lobby, touched: '受付' } as const;
  const past: readonly Past[] = [
    { ...asked, minutesAgo: 8, waited: 6.2, talked: 184, outcome: 'operatorEnded' },
    { ...asked, minutesAgo: 21, at: showroom, touched: 'ご相談', waited: 60, talked: null, outcome: 'timedOut' },
    { ...asked, minutesAgo: 34, touched: '', waited: 11.4, talked: 63, outcome: 'visitorEnded' },
    { ...asked, minutesAgo: 47, kind: 'monitoring', touched: '', waited: 0, talked: 95, outcome: 'endedQuietly' },
    { ...asked, minutesAgo: 1462, at: showroom, touched: 'ご相談', waited: 8.9, talked: 742, outcome: 'operatorEnded' },
    { ...asked, minutesAgo: 1490, waited: 14, talked: null, outcome: 'calledOff' },
    { ...asked, minutesAgo: 1523, kind: 'entered', touched: '', waited: 0, talked: 128, outcome: 'operatorEnded' },
    { ...asked, minutesAgo: 1580, at: showroom, touched: '見学', waited: 5.1, talked: 41, outcome: 'signageLost' },
  ];
  return past.map((one) => ({ companyId, ...recordOf(one, now) }));
}
