import { titleField } from '@mukae/contract/calls/textFields';
import type { Language } from '@mukae/contract/language';
import * as z from 'zod/mini';
import { formFaults } from '@/language/formFaults';

const storeFields = z.object({ name: titleField });

export const storeFaults = (values: { name: string }, language: Language): { name?: string } =>
  formFaults(storeFields, values, language);
