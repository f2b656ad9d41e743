import type { PasswordInputProps } from '@mantine/core';
import {
  type PasswordRules,
  passwordLength,
  passwordRules,
  passwordSymbols,
} from '@mukae/contract/domain/account/password';
import { IconCheck, IconCircle } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './PasswordRulesList.module.css';
import { passwordRulesTexts } from './passwordRules.texts';

/** Binds a password field to the list of the rules, so that they are read out with it. */
export const toldRules = (listId: string): Partial<PasswordInputProps> => ({
  description: true,
  descriptionProps: { id: listId },
  inputWrapperOrder: ['label', 'input', 'error'],
});

const order: readonly (keyof PasswordRules)[] = ['length', 'kinds', 'symbols'];

/** The rules, ticked off while one types. Nothing turns red before the form is sent. */
export function PasswordRulesList({ id, password }: { id: string; password: string }) {
  const t = useTexts(passwordRulesTexts);
  const met = passwordRules(password);
  const words = {
    length: t.length(passwordLength.min, passwordLength.max),
    kinds: t.kinds,
    symbols: t.symbols(passwordSymbols),
  };
  return (
    <ul id={id} className={classes.rules} aria-label={t.title}>
      {order.map((rule) => (
        <li key={rule} data-met={met[rule] || undefined}>
          {met[rule] ? (
            <IconCheck size={15} stroke={2.4} role="img" aria-label={t.met} />
          ) : (
            <IconCircle size={15} role="img" aria-label={t.notMet} />
          )}
          <span>{words[rule]}</span>
        </li>
      ))}
    </ul>
  );
}
