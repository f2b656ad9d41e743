import { formatBytes } from '@mukae/contract/domain/media/fileSize';
import { useCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { drawersTexts } from '../drawers.texts';

/** How much the company may still keep, once it is known. */
export function RoomLeft() {
  const t = useTexts(drawersTexts);
  const { data: company } = useCompany();
  return company && t.room(formatBytes(Math.max(0, company.mediaQuota - company.mediaUsed)));
}
