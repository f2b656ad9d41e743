import * as z from 'zod/mini';
import { noCompany } from '../domain/company/companyName';
import {
  addressField,
  emailField,
  nameField,
  organizationField,
  passwordField,
  phoneField,
  signUpKanaField,
} from './accountFields';
import { defineCalls } from './call';

export const signUpFields = z.strictObject({
  user: z.strictObject({
    name: nameField,
    login_id: emailField,
    password: passwordField,
    kana: z.optional(signUpKanaField),
    phone: phoneField,
    address: addressField,
  }),
  company: z.strictObject({ name: z._default(organizationField, noCompany) }),
});

export const registrationCalls = defineCalls({
  registerNewAccount: {
    kind: 'json',
    method: 'POST',
    path: '/registerNewAccount',
    summary: 'Sign up: a company and its first user',
    input: signUpFields,
    output: z.object({
      success: z.literal(true),
      result: z.literal('OK'),
      code: z.literal(''),
      msg: z.string(),
    }),
    errors: ['alreadyRegistered'],
    refused: { success: false },
    capability: 'account.register',
  },
});
