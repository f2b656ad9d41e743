import type { DeskEvent } from '@mukae/contract/domain/reception/deskEvents';
import type { signageDevicesField } from '@mukae/contract/realtime/messageFields';
import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import { z } from 'zod';
import { question } from '#platform/nodes/nodes';
import type { TracePlace } from '#platform/tracing/tracer';
import type { DeskErrand } from './companyDesk';
import { errandOutcome } from './errands';

const userId = z.number();
const companyId = z.number();
const nothing = z.unknown();

const pageElsewhere = z.object({
  sessionKey: z.string(),
  /** About to be let in. */
  isComing: z.boolean(),
  /** What a signage said of its camera and microphone. */
  devices: z.custom<z.output<typeof signageDevicesField>>().optional(),
});
/** What a node tells of the pages of one person or screen: all that it has. */
const pagesTold = z.object({ userId, pages: z.array(pageElsewhere) });

export type PageElsewhere = z.output<typeof pageElsewhere>;
export type PagesTold = z.output<typeof pagesTold>;

/** An account that comes, as far as its other pages have to know. */
const comer = z.object({
  userId,
  sessionKey: z.string(),
  /** Which meeting she comes for by its link; null: for none. */
  reservationId: z.number().nullable(),
  /** Also to other pages of her own browser. */
  givesWay: z.boolean(),
});
export type Comer = z.output<typeof comer>;

/** Of somebody who belongs to no company, to the desk where something is to happen with her. */
const move = z.object({
  companyId,
  person: z.custom<Omit<DeskEvent & { type: 'operatorCame' }, 'type'>>(),
  event: z.custom<DeskEvent>(),
});
export type DeskMove = z.output<typeof move>;

const mention = z.object({ userId, message: z.custom<ServerMessage>() });

const deskErrandAsked = z.object({
  companyId,
  errand: z.custom<DeskErrand>(),
  /** Of what it is a part, where that is traced. */
  within: z.custom<TracePlace>().optional(),
});

/** What nodes ask and tell one another about receptions. */
export const questions = {
  deskErrand: question('desk errand', deskErrandAsked, errandOutcome),
  move: question('move', move, errandOutcome),
  takeDesk: question('take desk', companyId, nothing),
  showDesk: question('show desk', companyId, nothing),
  /** Answers with the number on the line up to which they are shown. */
  showAllDesks: question('show all desks', nothing, z.number()),
  pages: question('pages', pagesTold, nothing),
  allPages: question('all pages', nothing, z.array(pagesTold)),
  /** A node tells of all that it has, in place of what it told before. */
  ownPages: question('own pages', z.array(pagesTold), nothing),
  isAnybodyThere: question('is anybody there', comer, z.boolean()),
  newerPageElsewhere: question('newer page elsewhere', userId, nothing),
  mention: question('mention', mention, nothing),
  command: question('command', mention, nothing),
  /** Somebody is about to log out at another node, or did not after all. */
  goodbye: question('goodbye', z.object({ sessionKey: z.string(), isTakenBack: z.boolean() }), nothing),
};
