import * as z from 'zod/mini';
import { defineCalls } from './call';

const input = z.strictObject({});

export const documentCalls = defineCalls({
  getTerms: {
    kind: 'file',
    method: 'GET',
    path: '/documents/terms.pdf',
    summary: 'Terms of service, dated 2024-04-05',
    input,
    contentTypes: ['application/pdf'],
    errors: [],
    capability: 'document.read',
    sessionless: true,
  },
  getFees: {
    kind: 'file',
    method: 'GET',
    path: '/documents/fees.pdf',
    summary: 'Fees and billing, dated 2024-04-05',
    input,
    contentTypes: ['application/pdf'],
    errors: [],
    capability: 'document.read',
    sessionless: true,
  },
});
