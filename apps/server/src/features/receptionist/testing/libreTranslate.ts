import { z } from 'zod';
import { type OutsideDouble, type OutsideScript, startOutsideDouble } from './outsideService';

const translateBody = z.object({
  q: z.string(),
  source: z.enum(['ja', 'en']),
  target: z.enum(['ja', 'en']),
  format: z.literal('text'),
  api_key: z.string().optional(),
});
export type AskedTranslation = z.output<typeof translateBody>;

/** The translation, or how it misbehaves. */
type TranslationScript = string | OutsideScript;

interface Options {
  port?: number;
  key?: string;
  translate: (asked: AskedTranslation) => TranslationScript | Promise<TranslationScript>;
}

export interface LibreTranslateDouble extends OutsideDouble {
  /** Settings as in the environment. */
  env: Readonly<Record<'TRANSLATE_URL' | 'TRANSLATE_KEY', string>>;
  translations: AskedTranslation[];
}

const json = (status: number, document: unknown): OutsideScript => ({
  is: 'answer',
  status,
  body: JSON.stringify(document),
});

/** A service that speaks as LibreTranslate does, on a free port. */
export async function startLibreTranslate({
  port,
  key = 'key-of-the-test',
  translate,
}: Options): Promise<LibreTranslateDouble> {
  const translations: AskedTranslation[] = [];
  const double = await startOutsideDouble({
    ...(port !== undefined && { port }),
    async answer({ method, path, body }) {
      if (method !== 'POST' || path !== '/translate') return json(404, { error: 'Not found' });
      const asked = translateBody.safeParse(body);
      if (!asked.success) return json(400, { error: 'Invalid request: missing q parameter' });
      if (asked.data.api_key !== key) return json(403, { error: `Invalid API key ${asked.data.api_key}` });
      translations.push(asked.data);
      const said = await translate(asked.data);
      return typeof said === 'string' ? json(200, { translatedText: said }) : said;
    },
  });
  return { ...double, env: { TRANSLATE_URL: double.url, TRANSLATE_KEY: key }, translations };
}
