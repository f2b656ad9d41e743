import { signageCalls } from '@mukae/contract/calls/signages';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { expect, type Page } from './test';

/** Changes what the first signage shows in a scene. */
export async function templateChanger(admin: Page, scene: Scene) {
  const answer = await admin.request.post('/api/getSignage', { data: { targetId: 1 } });
  const { templates } = signageCalls.getSignage.output.parse(await answer.json());
  const template = templates.find((one) => one.scene === scene);
  if (!template) throw new Error(`there is no ${scene}`);
  return async (fields: Readonly<Record<string, string>>) => {
    const multipart = { isUpdateTemplate: '1', signageId: '1', templateId: String(template.id), ...fields };
    const changed = await admin.request.post('/api/updateSignage', { multipart });
    expect(await changed.json()).toEqual({ result: 'OK', code: '', msg: '' });
  };
}
