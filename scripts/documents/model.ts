import type { TableColumn } from '@mukae/server/platform/pdf/table';

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'numbered'; label: string; level: 0 | 1; text: string }
  | { kind: 'formula'; text: string }
  | { kind: 'table'; columns: readonly TableColumn[]; rows: readonly (readonly string[])[] }
  | { kind: 'note'; text: string };

export type Section = { heading: string; blocks: readonly Block[] };

export type DocumentText = {
  title: string;
  subject: string;
  dated: string;
  issuer: string;
  lead: string;
  sections: readonly Section[];
};

export const issuer = 'Mukae サービス提供者';
export const dateText = '2024年4月5日';

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const note = (text: string): Block => ({ kind: 'note', text });
export const formula = (text: string): Block => ({ kind: 'formula', text });
