import { z } from 'zod';
import { StartFailure } from './startFailure';

/** Who asks for money; undefined where nobody said. */
export interface Issuer {
  name?: string | undefined;
  /** May have several lines, as may the next. */
  address?: string | undefined;
  /** Where to pay. */
  bank?: string | undefined;
  /** With which an invoice is a qualified one. */
  registrationNumber?: string | undefined;
}

/** A line break can be written as \n, for not every way to set an environment knows one. */
const lines = z
  .string()
  .max(500, { error: 'must have at most 500 characters' })
  .transform((text) => text.replaceAll('\\n', '\n').trim());

export const issuerEnvironment = {
  ISSUER_NAME: z.string().max(200, { error: 'must have at most 200 characters' }).optional(),
  ISSUER_ADDRESS: lines.optional(),
  ISSUER_BANK: lines.optional(),
  INVOICE_REGISTRATION_NUMBER: z
    .string()
    .regex(/^T\d{13}$/, { error: 'must be T and 13 digits' })
    .optional(),
};

interface IssuerValues {
  ISSUER_NAME?: string | undefined;
  ISSUER_ADDRESS?: string | undefined;
  ISSUER_BANK?: string | undefined;
  INVOICE_REGISTRATION_NUMBER?: string | undefined;
}

/** A number is somebody's. */
export function issuerFrom(values: IssuerValues): Issuer {
  if (values.INVOICE_REGISTRATION_NUMBER !== undefined && values.ISSUER_NAME === undefined) {
    throw new StartFailure('Bad setting. INVOICE_REGISTRATION_NUMBER needs ISSUER_NAME');
  }
  return {
    name: values.ISSUER_NAME,
    address: values.ISSUER_ADDRESS,
    bank: values.ISSUER_BANK,
    registrationNumber: values.INVOICE_REGISTRATION_NUMBER,
  };
}
