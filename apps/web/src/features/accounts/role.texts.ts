import { roleWords } from '@mukae/contract/domain/account/roleWords';
import { defineTexts } from '@/language/texts';

export const roleTexts = defineTexts(roleWords.ja, roleWords.en);
