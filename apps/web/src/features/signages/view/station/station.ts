import { timing } from '@mukae/contract/domain/reception/timing';
import type { OwnState } from '@mukae/contract/realtime/messageFields';
import type { Answer, EventFields, Realtime, RealtimeState } from '@/api/realtime/realtime';
import { type CallEngine, EngineAtHand } from '@/features/reception';
import type { Ear } from '@/hearing';
import { type Farewell, farewellOver } from '@/live/farewell';
import { Observed } from '@/observing/observed';
import { canCall } from '@/scene/sceneState';
import { shownScene } from '../state/shownScene';
import { isInCall, stepView } from '../state/stepView';
import { startingAt, type ViewEvent, type ViewState, type VisitorDeed } from '../state/viewState';
import { Conversation } from './conversation';
import { DrawnView } from './drawnView';
import { listenTo } from './listenTo';
import { onAttention } from './onAttention';
import type { VisitorDevices } from './visitorDevices';

interface StationPorts {
  openRealtime: (options: { givesWay: boolean }) => Realtime;
  engine: CallEngine;
  devices: VisitorDevices;
  ear: Ear;
  takePicture: () => Promise<Blob | null>;
  sendPicture: (requestId: string, image: Blob) => Promise<unknown>;
  newId: () => string;
  now: () => number;
}

export interface StationEvents {
  /** Templates or settings of the signage changed. */
  onConfig: () => void;
  /** The page is to begin anew. */
  onOver: () => void;
  /** The host ended the meeting of a link. */
  onMeetingEnded: () => void;
  onLoggedOut: () => void;
}

/** Another page has this screen's place; it may go again. */
const askEveryMs = 5000;

/** The place where visitors call: what the server says, what they do, and the call they are in. */
export class Station {
  readonly devices: VisitorDevices;
  /** Hears visitors, for whoever has the screen. */
  readonly ear: Ear;
  readonly view: Observed<ViewState>;
  readonly link: Observed<RealtimeState['is']>;
  /** The one that it has by now. */
  readonly channel: Observed<Realtime>;
  readonly #ports: StationPorts;
  readonly #events: StationEvents;
  readonly #peerId: string;
  readonly #engine: EngineAtHand;
  readonly #drawn: DrawnView<Conversation>;
  readonly #isFilmed = new Observed(false);
  readonly #stopTellingPermissions: () => void;
  /** Over the channel that it has by then. */
  readonly farewell: Farewell = {
    say: () => farewellOver(this.#realtime).say(),
    takeBack: () => farewellOver(this.#realtime).takeBack(),
  };
  #conversation: Conversation | null = null;
  #changedAt: number;
  #realtime: Realtime;
  #stopListening: () => void;
  #stopWaiting = () => {};
  #signageId: number | undefined;
  /** The state may say that the call is over before the call itself does. */
  #lastCallId: string | undefined;
  #pressedAt = Number.NEGATIVE_INFINITY;

  constructor(ports: StationPorts, events: StationEvents) {
    this.devices = ports.devices;
    this.ear = ports.ear;
    this.#ports = ports;
    this.#events = events;
    this.#changedAt = ports.now();
    this.view = new Observed<ViewState>(startingAt(this.#changedAt));
    this.#peerId = ports.engine.newPeerId();
    this.#drawn = new DrawnView(this.view.get());
    this.#engine = new EngineAtHand(ports.engine, { isPolite: true, peerId: this.#peerId });
    this.#realtime = ports.openRealtime({ givesWay: false });
    this.channel = new Observed(this.#realtime);
    this.link = new Observed(this.#realtime.state.is);
    this.#stopListening = this.#listen(this.#realtime);
    this.#stopTellingPermissions = ports.devices.permissions.subscribe(() => this.#tellPermissions());
  }

  get conversation(): Conversation | null {
    return this.#conversation;
  }

  /** The view and the conversation, as far as they are to be drawn by now. */
  get drawn(): DrawnView<Conversation>['shown'] {
    return this.#drawn.shown;
  }

  /**
   * Whether the avatar is drawn anew. Without a graphics card that takes the processor which an answered call needs: nobody minds
   * an avatar that stands still for a quarter of a second, but everybody a voice that comes later.
   */
  readonly mayMove = (): boolean => !this.#drawn.isHeld;

  /** A screen that cannot draw an avatar, or is not to, is shown a film of it. */
  beFilmed(isFilmed: boolean): void {
    this.#isFilmed.set(isFilmed);
  }

  /** When something last happened that the view tells of. */
  get changedAt(): number {
    return this.#changedAt;
  }

  /** By a touch button, or with an empty text by the staff call. */
  press(touchButton: string): void {
    const signageId = this.#signageId;
    const now = this.#ports.now();
    if (signageId === undefined || now - this.#pressedAt < timing.callOfferDebounce || !this.#mayCall(now)) return;
    this.#pressedAt = now;
    const requestId = this.#ports.newId();
    const request = { requestId, signageId, signagePeerId: this.#peerId, touchButton };
    const picture = this.#ports.takePicture();
    const deed = { did: 'press', requestId, isAnswered: false } as const;
    const said = this.#do(deed, () => this.#ask(request));
    void this.#sendPicture(requestId, said, picture);
    void this.#engine.expectCall();
  }

  /** Nobody is rung for a visitor who is long gone: what the server has not answered by then is taken back, and she is told. */
  async #ask(request: EventFields<'receptionRequest'>): Promise<Answer> {
    const withdrawal = new AbortController();
    const timer = setTimeout(() => withdrawal.abort(), timing.lostLink);
    const answer = await this.#realtime.say('receptionRequest', request, withdrawal.signal);
    clearTimeout(timer);
    if (withdrawal.signal.aborted) {
      this.#step({ type: 'noticed', words: { kind: 'missed' }, ms: timing.missedNotice });
      // It may have been heard, and only the answer was lost.
      void this.#realtime.say('Standby', { requestId: request.requestId });
    }
    return answer;
  }

  /** Which request she took back; undefined where there was none. */
  callOff(): string | undefined {
    const requestId = this.#requestId();
    if (requestId === undefined) return undefined;
    const deed = { did: 'callOff', requestId, isAnswered: false } as const;
    void this.#do(deed, () => this.#realtime.say('Standby', { requestId }));
    return requestId;
  }

  end(): void {
    const view = this.view.get();
    if (view.is !== 'showing' || view.own.at !== 'Active') return;
    const { callId } = view.own.call;
    const deed = { did: 'end', callId, isAnswered: false } as const;
    void this.#do(deed, () => this.#realtime.say('Leaving', { callId }));
  }

  warn(minutes: number, ms: number): void {
    this.#step({ type: 'noticed', words: { kind: 'minutesLeft', minutes }, ms });
  }

  close(): void {
    this.#stopWaiting();
    this.#stopTellingPermissions();
    this.#stopListening();
    this.#conversation?.close();
    this.#engine.expectNobody();
    this.#drawn.stop();
    this.#realtime.close();
    this.ear.close();
    this.devices.close();
  }

  #listen(realtime: Realtime): () => void {
    const stops = [
      ...listenTo(realtime, {
        onStep: (event) => this.#step(event),
        onSignage: (signageId) => {
          this.#signageId = signageId;
        },
        onConfig: this.#events.onConfig,
        onServiceClosed: (callId, reloads) => {
          if (reloads && callId === this.#lastCallId) this.#finish(this.#events.onOver);
        },
        onMeetingEnded: (callId) => {
          if (callId === this.#lastCallId) this.#finish(this.#events.onMeetingEnded);
        },
      }),
      realtime.onState((state) => this.#linkChanged(state)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #linkChanged(state: RealtimeState): void {
    this.link.set(state.is);
    this.#step({ type: 'linkChanged', isUp: state.is === 'open' });
    if (state.is === 'open') {
      this.#stopWaiting();
      this.#tellPermissions();
      void this.#engine.prepare();
    }
    if (state.is !== 'closed') return;
    if (state.because === 'loggedOut') this.#events.onLoggedOut();
    if (state.because === 'alreadyExist') this.#waitForPlace();
  }

  /** Asks now and then whether the place is free: two pages that took it from one another would never rest. Who touches this one means it. */
  #waitForPlace(): void {
    this.#stopWaiting();
    this.#step({ type: 'replaced' });
    const ask = setTimeout(() => this.#comeBack({ givesWay: true }), askEveryMs);
    const stopWatching = onAttention(() => this.#comeBack({ givesWay: false }));
    this.#stopWaiting = () => {
      clearTimeout(ask);
      stopWatching();
    };
  }

  #comeBack(how: { givesWay: boolean }): void {
    this.#stopListening();
    this.#realtime.close();
    this.#realtime = this.#ports.openRealtime(how);
    this.channel.set(this.#realtime);
    this.#stopListening = this.#listen(this.#realtime);
  }

  #tellPermissions(): void {
    this.#realtime.send('devicePermission', this.devices.permissions.get());
  }

  #mayCall(now: number): boolean {
    return canCall(shownScene(this.view.get(), 'shop', now));
  }

  /** Also of a request that the server has not heard of yet. */
  #requestId(): string | undefined {
    const view = this.view.get();
    if (view.is !== 'showing') return undefined;
    if (view.deed?.did === 'press') return view.deed.requestId;
    return 'requestId' in view.own ? view.own.requestId : undefined;
  }

  /** Shown at once; taken back when the server refuses. */
  async #do(deed: VisitorDeed, say: () => Promise<Answer>): Promise<boolean> {
    this.#step({ type: 'did', deed });
    const { result } = await say();
    this.#step({ type: 'answered', deed, isRefused: result === 'Error' });
    return result === 'OK';
  }

  async #sendPicture(requestId: string, said: Promise<boolean>, picture: Promise<Blob | null>): Promise<void> {
    const [isAccepted, image] = await Promise.all([said, picture]);
    if (isAccepted && image) await this.#ports.sendPicture(requestId, image);
  }

  #step(event: ViewEvent): void {
    this.#changedAt = this.#ports.now();
    this.view.set(stepView(this.view.get(), event, this.#changedAt));
    const view = this.view.get();
    this.#converse(view.is === 'showing' ? view.own : null);
    if (view.is === 'showing' && view.own.at === 'Standby' && !view.deed) this.#engine.expectNobody();
    // What the conversation heard may have been a step of its own.
    this.#drawn.show(this.view.get(), this.#conversation);
  }

  /** The conversation is that of the call which the server tells. */
  #converse(own: OwnState | null): void {
    const call = own && isInCall(own) ? own.call : null;
    const running = this.#conversation;
    if (running && running.callId === call?.callId) {
      running.hear(call);
      return;
    }
    running?.close();
    this.#conversation = call && this.#begin(call);
  }

  #begin(call: Extract<OwnState, { call: unknown }>['call']): Conversation {
    this.#lastCallId = call.callId;
    return new Conversation({
      call,
      channel: this.#realtime,
      engine: this.#engine,
      peerId: this.#peerId,
      devices: this.devices,
      ear: this.ear,
      isFilmed: this.#isFilmed,
      onHeard: this.#drawn.hear,
      onMedia: (media) => this.#step({ type: 'mediaChanged', ...media }),
      onHopeless: () => this.#finish(this.#events.onOver),
    });
  }

  #finish(tell: () => void): void {
    this.#step({ type: 'closed' });
    tell();
  }
}
