import { FaceSource } from '../../apps/web/src/capture';
import { DeviceChoice, LocalDevice } from '../../apps/web/src/rtc';

const source = new FaceSource(new LocalDevice('camera', new DeviceChoice(localStorage)), localStorage);
let lags: number[] = [];
addEventListener('keydown', (event) => void lags.push(performance.now() - event.timeStamp));

declare global {
  var captureBench: {
    start(withHands: boolean): void;
    stop(): void;
    state(): FaceSource['state'];
    rate(): number;
    /** Milliseconds from each key press to the page that hears of it, since they were last asked for. */
    inputLags(): number[];
  };
}

globalThis.captureBench = {
  start(withHands) {
    source.change({ tracksHands: withHands });
    source.start();
  },
  stop: () => source.stop(),
  state: () => source.state,
  rate: () => source.rate(),
  inputLags() {
    const heard = lags;
    lags = [];
    return heard;
  },
};
