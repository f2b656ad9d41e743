import type { Realtime } from '@/api/realtime/realtime';
import type { ViewEvent } from '../state/viewState';

interface Hearer {
  onStep: (event: ViewEvent) => void;
  onSignage: (signageId: number) => void;
  onConfig: () => void;
  onServiceClosed: (callId: string, reloads: boolean) => void;
  onMeetingEnded: (callId: string) => void;
}

/** What the messages of the server mean for a screen. Gives back how to stop listening. */
export function listenTo(realtime: Pick<Realtime, 'on'>, hearer: Hearer): (() => void)[] {
  const { onStep } = hearer;
  return [
    realtime.on('wsInit', ({ snapshot }) => {
      if (snapshot?.of !== 'signage') return;
      hearer.onSignage(snapshot.signageId);
      onStep({ type: 'told', own: snapshot.state });
      // Who missed too much may have missed this as well.
      hearer.onConfig();
    }),
    realtime.on('submitSignageState', ({ state }) => onStep({ type: 'told', own: state })),
    realtime.on('submitReceptionUser', ({ requestId, turn, minutes, isAttended }) =>
      onStep({ type: 'turned', requestId, turn, minutes, isAttended }),
    ),
    realtime.on('callFromUser', ({ call }) => onStep({ type: 'called', call })),
    realtime.on('monitoringRequest', ({ call }) => onStep({ type: 'called', call })),
    realtime.on('submitCall', ({ call }) => onStep({ type: 'called', call })),
    realtime.on('shareScreen', ({ callId }) => onStep({ type: 'shared', callId, isSharing: true })),
    realtime.on('closeShareScreen', ({ callId }) => onStep({ type: 'shared', callId, isSharing: false })),
    realtime.on('receiveConfig', ({ callId, view }) => onStep({ type: 'viewed', callId, view })),
    realtime.on('homeButtonOnline', ({ callId }) => onStep({ type: 'viewed', callId, view: null })),
    realtime.on('tmpMessage', ({ callId, text }) => onStep({ type: 'written', callId, line: text })),
    realtime.on('config', () => hearer.onConfig()),
    realtime.on('serviceClosed', ({ callId, reloads }) => hearer.onServiceClosed(callId, reloads)),
    realtime.on('serviceCloseForWRU', ({ callId }) => hearer.onMeetingEnded(callId)),
  ];
}
