import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { CallGroup } from '@mukae/contract/calls/call';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';

/** `/openapi.json` for machines, `/docs` for people. A service starts sooner when it is made for the first who asks. */
export async function addReference(app: FastifyInstance, groups: Readonly<Record<string, CallGroup>>, version: string) {
  let made: ReturnType<typeof openApiDocument> | undefined;
  const document = () => {
    made ??= openApiDocument(groups, version);
    return made;
  };
  app.get('/openapi.json', async () => document());
  const blank = { openapi: '3.1.0', info: { title: 'Mukae', version }, paths: {} };
  await app.register(swagger, { mode: 'static', specification: { document: blank } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformSpecification: document,
    transformSpecificationClone: false,
  });
}
