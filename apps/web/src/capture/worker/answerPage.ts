import type { TrackingModel } from '@mukae/contract/domain/avatar/trackingModels';
import { takenOut } from '../pictures';
import { loadTrackingModel } from './loadTrackingModel';
import type { Delegate, FromTracker, ToTracker } from './messages';

/** `most`: of how many a picture may tell. */
type Look<Seen> = (picture: ImageBitmap, at: number, most: number) => Seen | Promise<Seen>;

interface Task<Seen> {
  model: TrackingModel;
  open(model: Uint8Array, delegate: Delegate): Promise<Look<Seen>>;
}

/** The worker's side: opens a tracker when it is told to, then answers picture by picture. */
export function answerPage<Seen>({ model, open }: Task<Seen>): void {
  let look: Look<Seen> | undefined;
  const say = (message: FromTracker<Seen>) => self.postMessage(message);

  async function begin(delegate: Delegate): Promise<void> {
    const bytes = await loadTrackingModel(model);
    if (!bytes) {
      say({ is: 'failed', because: 'noModel' });
      return;
    }
    look = await open(bytes, delegate);
    say({ is: 'opened' });
  }

  async function lookAt({ picture, at, most }: ToTracker & { is: 'look' }): Promise<void> {
    const own = await takenOut(picture);
    try {
      if (look) say({ is: 'seen', seen: await look(own, at, most) });
    } finally {
      own.close();
    }
  }

  self.onmessage = ({ data }: MessageEvent<ToTracker>) => {
    const answered = data.is === 'look' ? lookAt(data) : begin(data.delegate);
    answered.catch(() => say({ is: 'failed', because: 'noTracker' }));
  };
}
