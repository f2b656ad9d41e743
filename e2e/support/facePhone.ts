import { facePacket } from '@mukae/contract/domain/avatar/testing/liveLinkPacket';
import { loggedIn } from '@mukae/server/testing/testClient';
import { TestPhone } from '@mukae/server/testing/testPhone';
import type { TestService } from '@mukae/server/testing/testService';

const packetMs = 1000 / 30;

/** A phone in front of somebody who does not move unless she is told to. */
export class FacePhone {
  readonly #phone: TestPhone;
  readonly #timer: ReturnType<typeof setInterval>;
  #packet = facePacket();

  private constructor(phone: TestPhone) {
    this.#phone = phone;
    this.#timer = setInterval(() => phone.send(this.#packet), packetMs);
  }

  /** Of somebody who is on standby. */
  static async of(service: TestService, loginId: string): Promise<FacePhone> {
    return new FacePhone(await TestPhone.of(service, await loggedIn(service.url, loginId)));
  }

  show(...described: Parameters<typeof facePacket>): void {
    this.#packet = facePacket(...described);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#phone.close();
  }
}
