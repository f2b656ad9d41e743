import { roleMay } from '@/api/roleMay';
import { LanguageProvider } from '@/language/LanguageProvider';
import { RegistrationInConsole } from './RegistrationInConsole';
import { RegistrationScreen } from './RegistrationScreen';

/** A stranger signs up in English until she chooses; a system administrator stays in the language of the console. */
export function RegistrationPage() {
  if (roleMay('company.manage')) return <RegistrationInConsole />;
  return (
    <LanguageProvider initial="en">
      <RegistrationScreen />
    </LanguageProvider>
  );
}
