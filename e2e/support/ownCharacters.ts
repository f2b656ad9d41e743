import { addedAnswer } from '@mukae/contract/calls/answers';
import { sampleModel } from '@mukae/server/testing/uploads';
import { pictureFile } from './media';
import type { Colour } from './pixels';
import type { Page } from './test';

/** What the figure in the sample model wears, in the light of a scene. */
export const clothOfBoxes: Colour = { red: 97, green: 158, blue: 154 };

/** Adds a model to the characters of the company, as its page does; answers its id. */
export async function addOwnCharacter(admin: Page): Promise<number> {
  const model = {
    name: 'hako.vrm',
    mimeType: 'model/gltf-binary',
    buffer: Buffer.from(await sampleModel().arrayBuffer()),
  };
  const image = await pictureFile('portrait.png');
  const answer = await admin.request.post('/api/addCharacter', { multipart: { name: 'さくら', model, image } });
  return addedAnswer.parse(await answer.json()).id;
}
