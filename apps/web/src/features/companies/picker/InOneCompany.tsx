import type { ReactNode } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { useHasCompany } from '../companyScope';
import { CompanyNeeded } from './CompanyNeeded';
import { companyPickerTexts } from './companyPicker.texts';

/** What adds something to a company is not begun before it is clear to which. */
export function InOneCompany({ children }: { children: ReactNode }) {
  const t = useTexts(companyPickerTexts);
  return useHasCompany() ? children : <CompanyNeeded text={t.whereToAdd} />;
}
