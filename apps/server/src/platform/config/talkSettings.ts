import { z } from 'zod';
import { outsideAddress, outsideKey } from './outsideSettings';
import { StartFailure } from './startFailure';

/** A model that answers at an address as OpenAI's do. */
export interface ChatService {
  address: string;
  key: string | undefined;
  model: string;
}

/** Who translates: a service like LibreTranslate, or a model that is told to. */
export type TranslationService =
  | { is: 'libre'; address: string; key: string | undefined }
  | ({ is: 'chat' } & ChatService);

export interface TalkSettings {
  /** Undefined: visitors are answered with what their company has written. */
  model: ChatService | undefined;
  /** Undefined: what they say goes on as it is. */
  translation: TranslationService | undefined;
}

const address = outsideAddress.transform((value) => new URL(value));
const model = z.string().max(200);

export const talkEnvironment = {
  TALK_AI_URL: address.optional(),
  TALK_AI_KEY: outsideKey.optional(),
  TALK_AI_MODEL: model.optional(),
  TRANSLATE_URL: address.optional(),
  TRANSLATE_KEY: outsideKey.optional(),
  TRANSLATE_MODEL: model.optional(),
};

interface TalkValues {
  TALK_AI_URL?: URL | undefined;
  TALK_AI_KEY?: string | undefined;
  TALK_AI_MODEL?: string | undefined;
  TRANSLATE_URL?: URL | undefined;
  TRANSLATE_KEY?: string | undefined;
  TRANSLATE_MODEL?: string | undefined;
}

const usualModel = 'gpt-4o-mini';

const chatPath = '/chat/completions';
const isChat = ({ pathname }: URL): boolean => /\/chat\/completions\/?$/.test(pathname);
/** As in `/v1` or `/v1beta/openai`. */
const namesVersion = ({ pathname }: URL): boolean => /\/v\d/.test(pathname);

/** The address with another end of its path. */
function withPath(url: URL, ending: string): string {
  const whole = new URL(url);
  whole.pathname = whole.pathname.replace(/\/+$/, '') + ending;
  return whole.href;
}

/** Given whole, up to its version, or only the host. */
function chatAddress(url: URL): string {
  if (isChat(url)) return withPath(url, '');
  return withPath(url, namesVersion(url) ? chatPath : `/v1${chatPath}`);
}

const libreAddress = (url: URL): string => withPath(url, /\/translate\/?$/.test(url.pathname) ? '' : '/translate');

function refuseWithoutAddress(name: string, url: URL | undefined, ...others: readonly (string | undefined)[]): void {
  if (url === undefined && others.some((other) => other !== undefined)) {
    throw new StartFailure(`Bad setting. ${name}_KEY and ${name}_MODEL need ${name}_URL`);
  }
}

function translationFrom({
  TRANSLATE_URL: url,
  TRANSLATE_KEY: key,
  TRANSLATE_MODEL: model,
}: TalkValues): TranslationService | undefined {
  refuseWithoutAddress('TRANSLATE', url, key, model);
  if (url === undefined) return undefined;
  if (model === undefined && !isChat(url)) return { is: 'libre', address: libreAddress(url), key };
  return { is: 'chat', address: chatAddress(url), key, model: model ?? usualModel };
}

export function talkFrom(values: TalkValues): TalkSettings {
  const { TALK_AI_URL: url, TALK_AI_KEY: key, TALK_AI_MODEL: model } = values;
  refuseWithoutAddress('TALK_AI', url, key, model);
  return {
    model: url && { address: chatAddress(url), key, model: model ?? usualModel },
    translation: translationFrom(values),
  };
}
