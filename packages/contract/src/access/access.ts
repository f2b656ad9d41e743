import { roles } from '../domain/account/role';

/**
 * Who is calling. Beside the five roles: nobody, somebody who holds a temporary password and may only change it,
 * somebody whose reservation has not begun, and somebody whose reservation goes on.
 */
export const callers = [...roles, 'anonymous', 'temporary', 'waiting', 'visiting'] as const;
export type Caller = (typeof callers)[number];

/** How far a capability reaches: one's own things, those of one's company, or all. */
type Scope = 'own' | 'company' | 'all';
type Grants = Readonly<Partial<Record<Caller, Scope>>>;

const everyone = {
  anonymous: 'all',
  temporary: 'all',
  waiting: 'all',
  visiting: 'all',
  operator: 'all',
  signage: 'all',
  webReservationUser: 'all',
  companyAdmin: 'all',
  systemAdmin: 'all',
} as const satisfies Grants;

const administrators = { companyAdmin: 'company', systemAdmin: 'all' } as const satisfies Grants;
const staff = { operator: 'company', ...administrators } as const satisfies Grants;
const everybodyOfCompany = { signage: 'company', webReservationUser: 'company', ...staff } as const satisfies Grants;

/** The one table of who may do what. */
export const access = {
  'service.read': everyone,
  'session.open': everyone,
  'session.read': everyone,
  'session.close': everyone,
  'document.read': everyone,
  'demo.read': everyone,
  'account.register': everyone,
  'password.reset': everyone,
  /** To somebody who is named by her id; own: to oneself. */
  'password.send': { operator: 'own', webReservationUser: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  'user.read': {
    operator: 'company',
    signage: 'own',
    visiting: 'own',
    webReservationUser: 'own',
    companyAdmin: 'company',
    systemAdmin: 'all',
  },
  'user.change': {
    temporary: 'own',
    operator: 'own',
    webReservationUser: 'own',
    companyAdmin: 'company',
    systemAdmin: 'all',
  },
  'user.picture': {
    operator: 'company',
    signage: 'own',
    webReservationUser: 'own',
    companyAdmin: 'company',
    systemAdmin: 'all',
  },
  'user.manage': administrators,
  /** Who works here: the people of the company, of a store, and who answers a signage. */
  'colleague.read': staff,
  'status.change': { operator: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  'store.read': { operator: 'company', signage: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  'store.manage': administrators,
  /** Own: what a signage is, what a web-reservation user has, what an operator may answer. */
  'signage.read': {
    operator: 'own',
    signage: 'own',
    visiting: 'own',
    webReservationUser: 'own',
    companyAdmin: 'company',
    systemAdmin: 'all',
  },
  /** Has screens to look after, and so a list of them. */
  'signage.list': { operator: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  /** Own: the one scene of her signage that a web-reservation user writes. */
  'signage.change': { webReservationUser: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  'signage.manage': administrators,
  'pairing.open': everyone,
  /** Own: what one's screens show, and what one added. */
  'media.read': {
    operator: 'company',
    signage: 'own',
    visiting: 'own',
    webReservationUser: 'own',
    companyAdmin: 'company',
    systemAdmin: 'all',
  },
  'media.manage': { webReservationUser: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  /** Keeps the pictures and films of the company. */
  'library.read': administrators,
  'channel.read': staff,
  'channel.release': administrators,
  'company.read': everybodyOfCompany,
  'company.ask': { companyAdmin: 'company' },
  /** What a company tells of itself; its contract is managed. */
  'company.change': administrators,
  'company.manage': { systemAdmin: 'all' },
  'call.credential': {
    operator: 'own',
    signage: 'own',
    visiting: 'own',
    webReservationUser: 'own',
    companyAdmin: 'own',
    systemAdmin: 'all',
  },
  'audit.read': administrators,
  'overview.read': administrators,
  'realtime.open': {
    operator: 'own',
    signage: 'own',
    visiting: 'own',
    webReservationUser: 'own',
    companyAdmin: 'own',
    systemAdmin: 'all',
  },
  'reception.request': { signage: 'own' },
  /** Own: the signages she may answer; a web-reservation user’s own signage. */
  'reception.answer': { operator: 'own', webReservationUser: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  /** Meets the visitors of her reservations, on a signage that is hers alone. */
  'meeting.hold': { webReservationUser: 'own' },
  /** When nothing can be reserved, told to whoever wants to; nothing of what it is. */
  'calendar.read': {
    anonymous: 'own',
    temporary: 'own',
    webReservationUser: 'company',
    companyAdmin: 'company',
    systemAdmin: 'all',
  },
  /** Reserves time for herself, and has it in hand. */
  'reservation.make': { webReservationUser: 'own' },
  'reservation.read': { webReservationUser: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  'reservation.cancel': { webReservationUser: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  /** Looks after those of others. */
  'reservation.oversee': administrators,
  'usage.read': { webReservationUser: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  'usage.correct': { systemAdmin: 'all' },
  /** Knows the secret of a calendar. */
  'feed.read': everyone,
  'signage.suspend': administrators,
  /** Own: the call that one is in. */
  'call.join': {
    operator: 'own',
    signage: 'own',
    visiting: 'own',
    webReservationUser: 'own',
    companyAdmin: 'own',
    systemAdmin: 'all',
  },
  /** A visitor who meets nobody leaves a few words; who works there reads them, and says that they are seen to. */
  'message.leave': { signage: 'own' },
  'message.read': staff,
  'message.mark': staff,
  /** Talks to the receptionist: is answered, translated, spoken to and heard. */
  'talk.ask': everybodyOfCompany,
  'talk.speak': everybodyOfCompany,
  /** Also who came by a link: what she says in her meeting is written down for its host. */
  'talk.hear': { ...everybodyOfCompany, visiting: 'company' },
  'answer.read': staff,
  'answer.manage': administrators,
  'receptionist.manage': administrators,
  /** Lets its receptionist answer visitors. */
  'receptionist.show': { signage: 'own' },
  /** What a visitor said before she called a person. Own: at the signages she may answer. */
  'dialogue.read': { operator: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  'call.read': administrators,
  /** The visitor's picture: a signage adds it, who may answer sees it. */
  'capture.add': { signage: 'own' },
  /** How a screen is: it tells of itself, and sends a picture of itself when it is asked. */
  'screen.report': { signage: 'own' },
  'capture.read': { operator: 'own', companyAdmin: 'company', systemAdmin: 'all' },
  /** Own: those who come with the product. */
  'character.read': {
    anonymous: 'own',
    temporary: 'own',
    waiting: 'own',
    operator: 'company',
    signage: 'company',
    visiting: 'company',
    webReservationUser: 'company',
    companyAdmin: 'company',
    systemAdmin: 'all',
  },
  'character.manage': administrators,
  /** Who may move an avatar. */
  'model.read': { operator: 'own', webReservationUser: 'own', companyAdmin: 'own', systemAdmin: 'all' },
  'outbox.read': { systemAdmin: 'all' },
} as const satisfies Record<string, Grants>;

export type Capability = keyof typeof access;

export function scopeOf(caller: Caller, capability: Capability): Scope | undefined {
  const grants: Grants = access[capability];
  return grants[caller];
}

export const can = (caller: Caller, capability: Capability): boolean => scopeOf(caller, capability) !== undefined;

/** Capabilities that need no login. */
export type OpenCapability = {
  [C in Capability]: 'anonymous' extends keyof (typeof access)[C] ? C : never;
}[Capability];
