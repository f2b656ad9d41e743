import { defineTexts } from '@/language/texts';

export const drawersTexts = defineTexts({ show: '表示する' }, { show: 'Show' });
