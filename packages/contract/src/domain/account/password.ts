export const passwordSymbols = '!#%&*+-./<=>?@^_~';
export const passwordLength = { min: 8, max: 128 } as const;

const kinds = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!#%&*+\-./<=>?@^_~]/];
const allowedOnly = /^[A-Za-z0-9!#%&*+\-./<=>?@^_~]+$/;

export interface PasswordRules {
  length: boolean;
  kinds: boolean;
  symbols: boolean;
}

/** Which of the three rules the entry meets, for the list that people see while they type. */
export function passwordRules(password: string): PasswordRules {
  return {
    length: password.length >= passwordLength.min && password.length <= passwordLength.max,
    kinds: kinds.filter((kind) => kind.test(password)).length >= 3,
    symbols: allowedOnly.test(password),
  };
}

type PasswordFault = 'passwordShort' | 'passwordLong' | 'passwordKinds' | 'passwordSymbols';

export function passwordFault(password: string): PasswordFault | null {
  if (password.length < passwordLength.min) return 'passwordShort';
  if (password.length > passwordLength.max) return 'passwordLong';
  const rules = passwordRules(password);
  if (!rules.kinds) return 'passwordKinds';
  if (!rules.symbols) return 'passwordSymbols';
  return null;
}
