import { roleInCookie } from '@/api/cookies';
import { LanguageProvider } from '@/language/LanguageProvider';
import { RegistrationInConsole } from './RegistrationInConsole';
import { RegistrationScreen } from './RegistrationScreen';

/** A stranger signs up in English until she chooses; a system administrator stays in the language of the console. */
export function RegistrationPage() {
  if (roleInCookie() === 'systemAdmin') return <RegistrationInConsole />;
  return (
    <LanguageProvider initial="en">
      <RegistrationScreen />
    </LanguageProvider>
  );
}
