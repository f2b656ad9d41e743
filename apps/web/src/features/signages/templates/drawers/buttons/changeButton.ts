import type { EditedButton } from '@mukae/contract/domain/template/draft';

/** Changes of one `kind` in quick succession are undone together. */
export type ChangeButton = (fields: Partial<EditedButton>, kind?: string) => void;
