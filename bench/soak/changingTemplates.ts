import { mediaCalls } from '@mukae/contract/calls/media';
import { signageCalls } from '@mukae/contract/calls/signages';
import { emptyDraft } from '@mukae/contract/domain/template/draft';
import type { PlaylistItem } from '@mukae/contract/domain/template/playlist';
import { playlistLimits } from '@mukae/contract/domain/template/playlist';
import { demoAccounts } from '@mukae/server/features/demo/demoAccounts';
import { loggedIn, type TestClient } from '@mukae/server/testing/testClient';
import { drawnPicture, sampleFilm } from '@mukae/server/testing/uploads';
import { liveOf } from '../../apps/web/src/features/signages/templates/editing/liveOf';

/** Of each so many publications one has a picture that nobody has seen before. */
const newPictureEvery = 4;
const pictures = 6;

const colour = (n: number): string => `hsl(${(n * 47) % 360}, 60%, ${30 + (n % 40)}%)`;

/** An administrator who never stops publishing. */
export class ChangingTemplates {
  readonly #admin: TestClient;
  readonly #signageId: number;
  #film = 0;
  #pictures: number[] = [];
  #published = 0;

  private constructor(admin: TestClient, signageId: number) {
    this.#admin = admin;
    this.#signageId = signageId;
  }

  static async of(url: string, signageId: number): Promise<ChangingTemplates> {
    const templates = new ChangingTemplates(await loggedIn(url, demoAccounts.admin.loginId), signageId);
    templates.#film = await templates.#add(await sampleFilm());
    for (let n = 0; n < pictures; n += 1) templates.#pictures.push(await templates.#newPicture(n));
    return templates;
  }

  /** Pictures and a film after one another, in every scene, always others than before. */
  async change(): Promise<void> {
    this.#published += 1;
    const n = this.#published;
    if (n % newPictureEvery === 0) this.#pictures = [...this.#pictures.slice(1), await this.#newPicture(pictures + n)];
    const seconds = playlistLimits.seconds.min;
    const turned = this.#pictures.map((_, at) => this.#pictures[(at + n) % pictures] ?? 0);
    const [first = 0, second = 0] = turned;
    const film = { mediaId: this.#film, seconds: 5 };
    await this.#publish(`${n}回目のお知らせ`, first, [{ mediaId: first, seconds }, film, { mediaId: second, seconds }]);
  }

  /** The same each time, and nothing in it turns: what is counted can be compared. */
  rest(): Promise<void> {
    return this.#publish('本日のお知らせ', null, [{ mediaId: this.#film, seconds: null }]);
  }

  async #publish(telop: string, logoId: number | null, playlist: readonly PlaylistItem[]): Promise<void> {
    const { body } = await this.#admin.post('/api/getSignage', { targetId: this.#signageId });
    const { templates } = liveOf(signageCalls.getSignage.output.parse(body));
    const changed = templates.map((template) => ({
      ...template,
      layout: 'mediaAndAvatar' as const,
      telop,
      showsTelop: true,
      showsMedia: true,
      showsLogo: true,
      logoId,
      playlist,
    }));
    const draft = { ...emptyDraft, changed };
    const { msg, result } = await this.#admin.post('/api/publishTemplates', { signageId: this.#signageId, draft });
    if (result !== 'OK') throw new Error(msg);
  }

  async #newPicture(n: number): Promise<number> {
    return this.#add(await drawnPicture(colour(n), `${n}.png`));
  }

  async #add(image: File): Promise<number> {
    const { body } = await this.#admin.form('/api/addMedia', { image });
    return mediaCalls.addMedia.output.parse(body).id;
  }
}
