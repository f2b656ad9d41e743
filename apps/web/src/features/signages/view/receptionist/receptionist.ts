import type { DialogueEffect, DialogueEvent } from '@mukae/contract/domain/dialogue/dialogueEvents';
import { type DialogueChoice, visitorIn } from '@mukae/contract/domain/dialogue/dialogueState';
import { ownLines } from '@mukae/contract/domain/dialogue/ownWords';
import { withoutForbidden } from '@mukae/contract/domain/talk/forbidden';
import type { VoiceLanguage } from '@mukae/contract/domain/voice/spokenText';
import type { Movement } from '@/avatar/stream/movement';
import type { Ear } from '@/hearing';
import type { Absence } from '@/scene/absence';
import type { SceneDialogue } from '@/scene/sceneDialogue';
import type { CallingState } from '@/scene/sceneState';
import type { FetchVoice } from '@/speaking/waysToSpeak';
import type { VisitorDevices } from '../station/visitorDevices';
import { expectedLanguage } from '../station/visitorEar';
import { Asking } from './asking';
import { DialogueEar } from './dialogueEar';
import { DialogueVoice } from './dialogueVoice';
import { handedOverBy } from './handedOverBy';
import { OwnSettings } from './ownSettings';
import { type ReceptionistActions, receptionistActions } from './receptionistActions';
import { RunningDialogue } from './runningDialogue';
import { choicesIn, sceneDialogueOf } from './sceneDialogueOf';
import { ShownReceptionist } from './shownReceptionist';
import { answerGiven, wordsAloud, wordsOfLine } from './wordsSpoken';

interface Ports {
  ear: Ear;
  permissions: VisitorDevices['permissions'];
  /** Tells when somebody steps up; gives back how to stop. */
  watchMotion: (onStep: () => void) => () => void;
  fetchVoice: FetchVoice;
  callStaff: () => void;
  /** A person who was called, if one was, is not wanted any more. */
  callOff: () => void;
}

/** So often it is looked whether her hours have begun, or are over. */
const lookEveryMs = 10_000;
/** Some write without a key: they dictate, or a keyboard of the device writes for them. */
const gestures = ['pointerdown', 'keydown', 'input'] as const;

/** The receptionist on a screen: she hears, asks the service, speaks, and stops at once when something else has the screen. */
export class Receptionist {
  readonly shown: ShownReceptionist;
  readonly actions: ReceptionistActions;
  readonly #ports: Ports;
  readonly #settings = new OwnSettings();
  readonly #asking = new Asking();
  readonly #dialogue = new RunningDialogue({
    carryOut: (effect) => this.#carryOut(effect),
    onChanged: () => this.#attend(),
  });
  readonly #voice: DialogueVoice;
  readonly #ear: DialogueEar;
  readonly #stops: (() => void)[];
  /** The screen is hers: on Standby, and nobody writes a message. */
  #stands = false;
  /** Of the visitor who had it before something else did. */
  #languageBefore: VoiceLanguage = 'ja';
  #isStaffAway = false;
  #lastAsked = '';
  #handedOver: CallingState['handedOver'] = null;
  #stopWatching: (() => void) | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    const tell = (event: DialogueEvent) => this.#happens(event);
    this.#voice = new DialogueVoice({
      fetchVoice: ports.fetchVoice,
      answer: () => answerGiven(this.#dialogue.state),
      tell,
    });
    this.#ear = new DialogueEar({ ear: ports.ear, saying: () => this.#aloud(), tell });
    this.actions = receptionistActions({
      happens: tell,
      choices: () => this.#choices(),
      language: () => this.#language(),
      callOff: ports.callOff,
    });
    this.shown = new ShownReceptionist(this.#look());
    const show = () => this.#show();
    const look = () => {
      this.#attend();
      this.#show();
    };
    const looking = setInterval(look, lookEveryMs);
    const stirred = () => void this.#happens({ type: 'stirred' });
    for (const gesture of gestures) window.addEventListener(gesture, stirred, true);
    this.#stops = [
      () => clearInterval(looking),
      () => {
        for (const gesture of gestures) window.removeEventListener(gesture, stirred, true);
      },
      this.#settings.own.subscribe(() => this.#setUp()),
      ports.ear.engine.subscribe(look),
      this.#dialogue.shown.subscribe(show),
      this.#voice.spokenTo.subscribe(show),
      ports.permissions.subscribe(show),
    ];
    this.refresh();
  }

  /** Whoever draws her has her mouth move by it. */
  get movement(): Movement {
    return this.#voice.movement;
  }

  /** How she is set up may have changed. */
  refresh(): void {
    void this.#settings.refresh();
  }

  /** Whether the screen is hers. She begins anew with it, and lets go of everything at once without it. */
  stand(stands: boolean): void {
    if (stands === this.#stands) return;
    if (!stands) {
      this.#languageBefore = this.#language();
      const asked = withoutForbidden(this.#lastAsked, this.#settings.own.get()?.forbidden ?? []);
      this.#handedOver = handedOverBy(this.#dialogue.state, asked);
    }
    this.#stands = stands;
    if (stands) {
      this.#handedOver = null;
      this.#forget();
    } else this.#dialogue.happens({ type: 'left' });
    this.#attend();
    this.#show();
  }

  /** The visitor waits for a person, and nobody is at work: she says so, as long as that is so. */
  staffIsAway(isAway: boolean): void {
    if (isAway === this.#isStaffAway) return;
    this.#isStaffAway = isAway;
    if (!isAway) this.#voice.hush();
    else if (this.#isOpen()) this.#voice.tell(ownLines.absence, this.#languageBefore);
  }

  /** A person was called, and nobody is at work. */
  nobodyCame(): void {
    this.#happens({ type: 'nobodyCame', language: this.#languageBefore });
  }

  /** What stands on the screen of it; null: nobody talks to her. */
  dialogueWith(absence: Absence): SceneDialogue | null {
    const { state, own, hears, spokenTo } = this.shown.get();
    if (!own) return null;
    return sceneDialogueOf(state, { own, hears, voice: this.#ports.ear.level, spokenTo }, absence);
  }

  close(): void {
    this.stand(false);
    for (const stop of this.#stops.splice(0)) stop();
    this.#asking.drop();
    this.#dialogue.close();
    this.#voice.close();
    this.#settings.close();
  }

  #choices(): readonly DialogueChoice[] {
    const own = this.#settings.own.get();
    return own ? choicesIn(this.#dialogue.state, own) : [];
  }

  /** Whether it changed anything. */
  #happens(event: DialogueEvent): boolean {
    const isIdle = this.#dialogue.state.at === 'idle';
    if (!this.#stands || (isIdle && !this.#isOpen())) return false;
    return this.#dialogue.happens(event);
  }

  #carryOut(effect: DialogueEffect): void {
    switch (effect.do) {
      case 'say': {
        const own = this.#settings.own.get();
        if (own) this.#voice.say(effect.line, wordsOfLine(effect.line, own));
        break;
      }
      case 'hush':
        this.#voice.hush();
        break;
      case 'ask': {
        const { turn, question } = effect;
        this.#lastAsked = 'text' in question ? question.text : question.choice[question.language] || question.choice.ja;
        this.#asking.ask(question, {
          onEvent: (event) => void this.#happens({ type: 'answer', turn, event }),
          onOver: () => void this.#happens({ type: 'answerOver', turn }),
        });
        break;
      }
      case 'drop':
        this.#asking.drop();
        break;
      case 'callStaff':
        this.#ports.callStaff();
        break;
      case 'forget':
        this.#forget();
        break;
    }
  }

  #forget(): void {
    this.#lastAsked = '';
    this.#asking.forget();
  }

  #aloud(): string | null {
    const own = this.#settings.own.get();
    return own && wordsAloud(this.#dialogue.state, own);
  }

  #setUp(): void {
    if (this.#settings.own.get()?.isOn === false) this.#happens({ type: 'closed' });
    this.#attend();
    this.#show();
  }

  #isOpen(): boolean {
    return this.#settings.isOpen(new Date());
  }

  /** Uses ear and camera as far as they are needed, and no further. */
  #attend(): void {
    const { state } = this.#dialogue;
    const own = this.#settings.own.get();
    const isIdle = state.at === 'idle';
    const isAwake = this.#stands && own !== null && (!isIdle || this.#isOpen());
    const isDeaf = state.at === 'typing' || state.at === 'handingOver';
    this.#ear.listen(isAwake && !isDeaf && (!isIdle || own?.wakesByVoice === true));
    this.#watch(isAwake && isIdle && own?.wakesByMotion === true);
    expectedLanguage.set(this.#language() === 'en' ? 'en' : 'auto');
  }

  /** What whoever stands there speaks: in a call that comes of the dialogue as well. */
  #language(): VoiceLanguage {
    return this.#stands ? visitorIn(this.#dialogue.state).language : this.#languageBefore;
  }

  #watch(isWanted: boolean): void {
    if (isWanted) {
      this.#stopWatching ??= this.#ports.watchMotion(() => void this.#happens({ type: 'steppedUp' }));
    } else {
      this.#stopWatching?.();
      this.#stopWatching = null;
    }
  }

  #look(): ReturnType<ShownReceptionist['get']> {
    return {
      state: this.#dialogue.shown.get(),
      own: this.#settings.own.get(),
      canAsk: this.#isOpen(),
      hears: this.#ports.ear.engine.get() !== 'none' && this.#ports.permissions.get().microphone === 'granted',
      spokenTo: this.#voice.spokenTo.get(),
      handedOver: this.#handedOver,
    };
  }

  #show(): void {
    this.shown.set(this.#look());
  }
}
