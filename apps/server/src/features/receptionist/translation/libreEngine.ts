import { z } from 'zod';
import { askOutside, documentIn, expectAccepted } from '../outside/askOutside';
import { OutsideFailure } from '../outside/outsideFailure';
import type { TranslationEngine } from './translationEngine';

const translated = z.object({ translatedText: z.string() });

const mostBytes = 64 * 1024;

/** A service that translates as LibreTranslate does. */
export const makeLibreEngine =
  ({ address, key }: { address: string; key: string | undefined }): TranslationEngine =>
  async (q, target, signal) => {
    const source = target === 'ja' ? 'en' : 'ja';
    const body = { q, source, target, format: 'text', ...(key !== undefined && { api_key: key }) };
    const response = await askOutside({ address, body, signal });
    await expectAccepted(response);
    const answer = translated.safeParse(await documentIn(response, { mostBytes, signal }));
    if (!answer.success) throw new OutsideFailure('broken', 'it answered no translation');
    return answer.data.translatedText;
  };
