// The baseline: Fastify, one JSON route, nothing else.
import Fastify from 'fastify';

const answer = {
  userId: 3,
  loginId: 'operator1@demo.example',
  name: '佐藤 美咲',
  kana: 'さとう みさき',
  storeId: 1,
  role: 'operator',
  image: '',
  isOwnConfig: true,
  phone: '03-1234-5678',
  address: '東京都千代田区丸の内 1-1',
  character_id: null,
};

const app = Fastify();
app.get('/', async () => ({ ok: true }));
app.post('/api/getUser', async () => answer);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
