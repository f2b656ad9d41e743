import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { CallGroup } from '@mukae/contract/calls/call';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';

/** `/openapi.json` for machines, `/docs` for people. */
export async function addReference(app: FastifyInstance, groups: Readonly<Record<string, CallGroup>>, version: string) {
  const document = openApiDocument(groups, version);
  app.get('/openapi.json', async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(JSON.stringify(document)) } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
