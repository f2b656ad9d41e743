import Fastify from 'fastify';
import pg from 'pg';

/** One route, one statement: what HTTP and an insert take without anything of ours. */
const { PORT, DATABASE_URL, STATEMENT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12 });
const app = Fastify();
app.post('/', async ({ body }) => {
  await pool.query(STATEMENT, body.values);
  return { result: 'OK' };
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
