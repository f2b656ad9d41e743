import { defineTexts } from '@/language/texts';

export const askedDeedTexts = defineTexts({ cancel: 'やめる' }, { cancel: 'Cancel' });
