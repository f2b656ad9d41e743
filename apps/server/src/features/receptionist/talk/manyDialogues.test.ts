import { talkingCalls } from '@mukae/contract/calls/talking';
import { beforeAll, expect, it } from 'vitest';
import { addPerson } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { dialogueLines } from '../receptionist.tables';

const people = 20;
const questionsOfEach = 10;

const service = serviceForFile();
let clients: TestClient[];

beforeAll(async () => {
  const logIn = async (n: number) => {
    const loginId = `many${n}@demo.example`;
    await addPerson(service(), { loginId, role: 'operator' });
    return loggedIn(service().url, loginId);
  };
  clients = [];
  for (let n = 0; n < people; n += 1) clients.push(await logIn(n));
  // The dictionary is read when it is first needed.
  await clients[0]?.post('/api/talkAI', { msg: 'はい' });
});

it('[D-AT11] two hundred questions in the same moment are all answered, each for whoever asked it, and kept', {
  timeout: 60_000,
}, async () => {
  const asked = clients.flatMap((client) => Array.from({ length: questionsOfEach }, () => client));
  const ask = async (client: TestClient, n: number) => {
    const [msg, part] = n % 2 === 0 ? ['駐車場はありますか', '駐車場'] : ['Is there a parking lot?', 'parking'];
    const { kind, answered } = talkingCalls.talkAI.output.parse((await client.post('/api/talkAI', { msg })).body);
    return kind === 'answer' && answered.includes(part);
  };
  expect((await Promise.all(asked.map(ask))).filter((isRight) => !isRight)).toEqual([]);
  const lines = await service().db.select({ by: dialogueLines.by }).from(dialogueLines);
  expect(lines.filter(({ by }) => by === 'visitor')).toHaveLength(people * questionsOfEach + 1);
});
