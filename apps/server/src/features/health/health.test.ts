import { describe, expect, it } from 'vitest';
import { serviceForFile } from '#testing/serviceForFile';
import { TestClient } from '#testing/testClient';

describe('health', () => {
  const usual = serviceForFile();
  const oneOfSeveral = serviceForFile({ NODE_NAME: 'node2' });
  const named = serviceForFile({ SERVER_NAME: 'ap2' });

  it('[A-C16] tells the name of the server that answers', async () => {
    const { status, body, headers } = await new TestClient(usual().url).get('/health');
    expect([status, body]).toEqual([200, { ServerName: 'ap1' }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('[A-C16] answers for the whole service, whatever the node is called', async () => {
    expect((await new TestClient(oneOfSeveral().url).get('/health')).body).toEqual({ ServerName: 'ap1' });
  });

  it('[A-C16] has the name that was set', async () => {
    expect((await new TestClient(named().url).get('/health')).body).toEqual({ ServerName: 'ap2' });
  });
});
