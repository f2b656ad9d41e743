import { z } from 'zod';
import { askOutside, expectAccepted } from '#platform/outside/askOutside';
import { OutsideFailure } from '#platform/outside/outsideFailure';
import { documentIn } from '#platform/outside/readOutside';
import type { TranslationEngine } from './translationEngine';

const translated = z.object({ translatedText: z.string() });

const mostBytes = 64 * 1024;

/** A service that translates as LibreTranslate does. */
export const makeLibreEngine =
  ({ address, key }: { address: string; key: string | undefined }): TranslationEngine =>
  async (q, target, signal) => {
    const source = target === 'ja' ? 'en' : 'ja';
    const json = { q, source, target, format: 'text', ...(key !== undefined && { api_key: key }) };
    const response = await askOutside({ address, json, signal });
    await expectAccepted(response);
    const answer = translated.safeParse(await documentIn(response, { mostBytes, signal }));
    if (!answer.success) throw new OutsideFailure('broken', 'it answered no translation');
    return answer.data.translatedText;
  };
