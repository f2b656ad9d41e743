import { roleInCookie } from '#api/cookies';
import { RegistrationInConsole } from '#features/registration/RegistrationInConsole';
import { RegistrationScreen } from '#features/registration/RegistrationScreen';
import { LanguageProvider } from '#language/LanguageProvider';

/** A stranger signs up in English until she chooses; a system administrator stays in the language of the console. */
export function Component() {
  if (roleInCookie() === 'systemAdmin') return <RegistrationInConsole />;
  return (
    <LanguageProvider initial="en">
      <RegistrationScreen />
    </LanguageProvider>
  );
}
