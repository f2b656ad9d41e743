import { z } from 'zod';

/** Where an outside service is. Whoever may read it in a log may not read its key there. */
export const outsideAddress = z
  .string()
  .max(2000)
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'must be an address that begins with http:// or https://',
    abort: true,
  })
  .refine((value) => new URL(value).username === '' && new URL(value).password === '', {
    error: 'must be an address without a name and a password: a key has a setting of its own',
    abort: true,
  });

/** As it goes into a header. */
export const outsideKey = z.string().regex(/^[\x21-\x7e]{1,1000}$/, { error: 'must be a key without spaces' });
