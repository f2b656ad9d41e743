import { errors } from '@mukae/contract/errors/errors';
import { useLanguage } from '@/language/LanguageProvider';
import { ErrorBanner } from '@/ui/ErrorBanner';

/** Why it is over: the signage did not come back. */
export function SignageLost() {
  const { language } = useLanguage();
  const { code, text } = errors.signageLost;
  return <ErrorBanner code={code} msg={text[language]} />;
}
