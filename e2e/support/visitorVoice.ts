import { spokenByFlite } from '@mukae/server/testing/spoken';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    visitor: {
      /** Whether what she says now is listened to. */
      isListenedTo: () => boolean;
      /** A wav, in base64. Gives back when its end is told, by the clock of the page. */
      say: (wav: string) => Promise<number>;
      /** When she heard something from the page last. */
      heardAt: number;
    };
  }
}

/** To whoever stands before the screen: its microphone hears nothing but what she says, and she hears what comes out of the page. */
export const standBefore = (signage: Page): Promise<unknown> =>
  signage.addInitScript(() => {
    const { connect, disconnect } = AudioNode.prototype;
    const listening = new Set<AudioNode>();
    const ear = new Float32Array(1024);
    const meters = new Map<BaseAudioContext, AnalyserNode>();
    let microphone: MediaStreamAudioDestinationNode | undefined;

    window.visitor = {
      heardAt: Number.NEGATIVE_INFINITY,
      isListenedTo: () => [...listening].some(({ context }) => context.state === 'running'),
      async say(wav) {
        if (!microphone) throw new Error('there is no microphone');
        const { context } = microphone;
        const bytes = Uint8Array.from(atob(wav), (letter) => letter.charCodeAt(0));
        const source = new AudioBufferSourceNode(context, { buffer: await context.decodeAudioData(bytes.buffer) });
        source.connect(microphone);
        source.start();
        await new Promise((resolve) => source.addEventListener('ended', resolve));
        return performance.now();
      },
    };

    const take = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await take(wanted);
      // The browser's own goes on: a page that listens may be heard.
      for (const track of stream.getAudioTracks()) {
        microphone ??= new MediaStreamAudioDestinationNode(new AudioContext());
        stream.removeTrack(track);
        for (const own of microphone.stream.clone().getAudioTracks()) stream.addTrack(own);
      }
      return stream;
    };

    function meterOf(context: BaseAudioContext): AnalyserNode {
      const known = meters.get(context);
      if (known) return known;
      const meter = new AnalyserNode(context, { fftSize: ear.length });
      setInterval(() => {
        meter.getFloatTimeDomainData(ear);
        if (ear.some((sample) => Math.abs(sample) > 0.01)) window.visitor.heardAt = performance.now();
      }, 20);
      meters.set(context, meter);
      return meter;
    }
    AudioNode.prototype.connect = function (this: AudioNode, ...to: never[]) {
      if (Object.is(to[0], this.context.destination)) Reflect.apply(connect, this, [meterOf(this.context)]);
      if (this instanceof MediaStreamAudioSourceNode) listening.add(this);
      return Reflect.apply(connect, this, to);
    };
    AudioNode.prototype.disconnect = function (this: AudioNode, ...from: never[]) {
      listening.delete(this);
      return Reflect.apply(disconnect, this, from);
    };
  });

/** As soon as she is listened to. Gives back when she has ended, by the clock of the page. */
export async function sayTo(signage: Page, sentence: string): Promise<number> {
  const wav = Buffer.from(await spokenByFlite(sentence)).toString('base64');
  await signage.waitForFunction(() => window.visitor.isListenedTo(), null, { polling: 100, timeout: 60_000 });
  return signage.evaluate((said) => window.visitor.say(said), wav);
}

export const heardAt = (signage: Page): Promise<number> => signage.evaluate(() => window.visitor.heardAt);

/** For how long nothing has been heard from the page. */
export const silentMs = (signage: Page): Promise<number> =>
  signage.evaluate(() => performance.now() - window.visitor.heardAt);
