import { randomUUID } from 'node:crypto';
import { portrait } from '@mukae/contract/domain/signage/size';
import { emptyDraft } from '@mukae/contract/domain/template/draft';
import { japanMonth } from '@mukae/contract/domain/time/japanTime';
import { desc } from 'drizzle-orm';
import { addUser } from '#features/accounts';
import { makeAudit } from '#features/audit';
import { addChannels } from '#features/channels';
import { addCompany } from '#features/companies';
import { addSignage, madeUpLoginId } from '#features/signages';
import { addStore } from '#features/stores';
import type { Clock } from '#platform/clock/clock';
import type { Transaction } from '#platform/db/database';
import { answers } from '../features/answers/answers.tables';
import { callRecords } from '../features/calls/calls.tables';
import { channels } from '../features/channels/channels.tables';
import { characters } from '../features/characters/characters.tables';
import { media } from '../features/media/media.tables';
import { visitorMessages } from '../features/messages/messages.tables';
import { dialogueLines, dialogues, receptionists } from '../features/receptionist/receptionist.tables';
import { reservations, waitingList } from '../features/reservations/reservations.tables';
import { signageOperators } from '../features/signages/signages.tables';
import { templateDrafts } from '../features/signages/templates/drafts.tables';
import { templatePresets } from '../features/signages/templates/presets.tables';
import { templatesOf } from '../features/signages/templates/templates.repo';
import { usageLines } from '../features/usage/usage.tables';
import { demoUser } from './people';
import { hours } from './testClock';
import type { TestService } from './testService';

/** One row of each kind, by its id. */
export interface CompanyRows {
  company: number;
  store: number;
  user: number;
  signage: number;
  medium: number;
  channel: number;
  template: number;
  callRecord: string;
  character: number;
  message: number;
  draft: number;
  preset: number;
  reservation: number;
  waiting: number;
  answer: number;
  alikeAnswer: number;
}

/** Stands in every row of the other company, so that an answer which shows one gives itself away. */
export const foreignMark = '別会社の印';

let made = 0;

/** New rows of the demo company, or of one that nobody of the demo belongs to. */
export async function makeCompanyRows(service: TestService, whose: 'own' | 'other'): Promise<CompanyRows> {
  made += 1;
  const named =
    whose === 'own'
      ? { number: made, name: `自社 ${made}`, company: (await demoUser(service, 'admin')).companyId }
      : { number: made, name: `${foreignMark} ${made}`, company: null };
  return service.db.transaction((tx) => writeCompanyRows(tx, service.clock, named));
}

async function writeCompanyRows(
  tx: Transaction,
  clock: Clock,
  { number, name, company: own }: { number: number; name: string; company: number | null },
): Promise<CompanyRows> {
  const now = clock.now();
  const company = own ?? (await addCompany(tx, { name, avatarChannelMax: 1, createdAt: now }));
  const store = await addStore(tx, { companyId: company, name, createdAt: now });
  const person = { name, kana: 'かな', phone: '', address: '', createdAt: now };
  const user = await addUser(tx, {
    ...person,
    companyId: company,
    role: 'operator',
    loginId: `row${number}@demo.example`,
  });
  const signage = await addSignage(tx, {
    companyId: company,
    storeId: store,
    ownerId: null,
    name,
    loginId: madeUpLoginId(),
    passwordHash: null,
    ...portrait,
    language: 'ja',
    now,
  });
  // It has an operator, so that it is not everybody's.
  await tx.insert(signageOperators).values({ signageId: signage.id, userId: user });
  const [medium] = await tx
    .insert(media)
    .values({ companyId: company, name, kind: 'png', size: 1, key: `media/${company}/${number}.png`, createdAt: now })
    .returning({ id: media.id });
  const key = randomUUID();
  const [character] = await tx
    .insert(characters)
    .values({
      companyId: company,
      key,
      name,
      imageUrl: `/files/characters/${key}.webp`,
      standbyImageUrl: '',
      position: 9,
    })
    .returning({ id: characters.id });
  await addChannels(tx, company, 1);
  const [channel] = await tx.select({ id: channels.id }).from(channels).orderBy(desc(channels.id)).limit(1);
  await makeAudit(clock).record(
    tx,
    { userId: user, name, role: 'operator' },
    {
      companyId: company,
      action: 'store.added',
      subject: name,
    },
  );
  const callRecord = randomUUID();
  await tx.insert(callRecords).values({
    id: callRecord,
    companyId: company,
    kind: 'reception',
    signageId: signage.id,
    signageName: name,
    storeName: name,
    userName: '',
    touchButton: '',
    pressedAt: now,
    endedAt: now,
    outcome: 'calledOff',
    rungCount: 0,
  });
  const [message] = await tx
    .insert(visitorMessages)
    .values({ companyId: company, signageId: signage.id, text: name, contact: '', leftAt: now })
    .returning({ id: visitorMessages.id });
  const [draft] = await tx
    .insert(templateDrafts)
    .values({ signageId: signage.id, userId: user, draft: emptyDraft, revision: 1, savedAt: now })
    .returning({ id: templateDrafts.id });
  const [preset] = await tx
    .insert(templatePresets)
    .values({ companyId: company, name, orientation: 'vertical', templates: [], createdAt: now })
    .returning({ id: templatePresets.id });
  // Each on a seat of its own, so that they are in nobody's way.
  const slot = { startsAt: new Date(now.getTime() + hours(1)), endsAt: new Date(now.getTime() + hours(2)) };
  const telling = { language: 'ja', publicUrl: null, createdAt: now } as const;
  const [reservation] = await tx
    .insert(reservations)
    .values({
      ...slot,
      ...telling,
      companyId: company,
      userId: user,
      userName: name,
      signageId: signage.id,
      title: name,
      seat: 100 + number,
      seatUntil: slot.endsAt,
      guestMail: '',
      feeRate: 300,
    })
    .returning({ id: reservations.id });
  const [waiting] = await tx
    .insert(waitingList)
    .values({ ...slot, ...telling, companyId: company, userId: user })
    .returning({ id: waitingList.id });
  await tx.insert(usageLines).values({
    kind: 'correction',
    companyId: company,
    month: japanMonth(now),
    userName: name,
    title: name,
    talkedFrom: now,
    talkedUntil: now,
    minutes: 0,
    rate: 0,
    fee: 0,
    isFree: false,
    amount: 1,
    reason: name,
    byName: name,
    writtenAt: now,
  });
  const [answer, alikeAnswer] = await tx
    .insert(answers)
    .values([name, name].map((question) => ({ companyId: company, question, answer: question, createdAt: now })))
    .returning({ id: answers.id });
  await tx
    .insert(receptionists)
    .values({ companyId: company, greeting: name })
    .onConflictDoUpdate({ target: receptionists.companyId, set: { greeting: name } });
  const [dialogue] = await tx
    .insert(dialogues)
    .values({ companyId: company, userId: user, signageId: signage.id, beganAt: now, lastAt: now })
    .returning({ id: dialogues.id });
  if (!dialogue) throw new Error('a dialogue is missing');
  await tx
    .insert(dialogueLines)
    .values({ dialogueId: dialogue.id, saidAt: now, by: 'visitor', text: name, kind: 'choices', askedKey: name });
  const [template] = await templatesOf(tx, signage.id);
  if (!answer || !alikeAnswer) throw new Error('an answer is missing');
  if (!medium || !channel || !template || !character || !message || !draft || !preset || !reservation || !waiting)
    throw new Error('a row is missing');
  return {
    company,
    store,
    user,
    signage: signage.id,
    medium: medium.id,
    channel: channel.id,
    template: template.template.id,
    callRecord,
    character: character.id,
    message: message.id,
    draft: draft.id,
    preset: preset.id,
    reservation: reservation.id,
    waiting: waiting.id,
    answer: answer.id,
    alikeAnswer: alikeAnswer.id,
  };
}
