import { accountCalls } from './accounts';
import { auditCalls } from './audit';
import { bookingRuleCalls } from './bookingRules';
import type { CallGroup } from './call';
import { callRecordCalls } from './callRecords';
import { channelCalls } from './channels';
import { characterCalls } from './characters';
import { companyCalls } from './companies';
import { companyAnswerCalls } from './companyAnswers';
import { demoCalls } from './demo';
import { documentCalls } from './documents';
import { healthCalls } from './health';
import { hearingCalls } from './hearing';
import { mediaCalls } from './media';
import { messageCalls } from './messages';
import { modelCalls } from './models';
import { outboxCalls } from './outbox';
import { overviewCalls } from './overview';
import { pairingCalls } from './pairing';
import { receptionCalls } from './reception';
import { receptionistCalls } from './receptionist';
import { registrationCalls } from './registration';
import { reservationCalls } from './reservations';
import { sceneCalls } from './scenes';
import { screenCommandCalls } from './screenCommands';
import { screenHealthCalls } from './screenHealth';
import { sessionCalls } from './sessions';
import { signageCalls } from './signages';
import { storeCalls } from './stores';
import { talkingCalls } from './talking';
import { templateCalls } from './templates';
import { usageCalls } from './usage';
import { videoCalls } from './videoCall';
import { voiceCalls } from './voices';

/** Every call there is, by feature. */
export const allCalls = {
  sessions: sessionCalls,
  accounts: accountCalls,
  registration: registrationCalls,
  companies: companyCalls,
  stores: storeCalls,
  characters: characterCalls,
  channels: channelCalls,
  media: mediaCalls,
  signages: signageCalls,
  scenes: sceneCalls,
  templates: templateCalls,
  screenHealth: screenHealthCalls,
  screenCommands: screenCommandCalls,
  pairing: pairingCalls,
  reception: receptionCalls,
  calls: videoCalls,
  callRecords: callRecordCalls,
  reservations: reservationCalls,
  bookingRules: bookingRuleCalls,
  usage: usageCalls,
  messages: messageCalls,
  answers: companyAnswerCalls,
  receptionist: receptionistCalls,
  talking: talkingCalls,
  models: modelCalls,
  voices: voiceCalls,
  hearing: hearingCalls,
  audit: auditCalls,
  overview: overviewCalls,
  outbox: outboxCalls,
  documents: documentCalls,
  health: healthCalls,
  demo: demoCalls,
} as const satisfies Record<string, CallGroup>;
