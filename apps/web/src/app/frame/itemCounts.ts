import type { ComponentType } from 'react';
import { OpenMessages } from '@/features/messages';
import type { NavigationWord } from '@/pages/route';

/** What stands behind the words of the sidebar where something waits. */
export const itemCounts: Partial<Record<NavigationWord, ComponentType>> = { messages: OpenMessages };
