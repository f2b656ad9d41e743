import type { Role } from '@mukae/contract/domain/account/role';

export const demoPassword = 'Demo2026!';

export interface DemoAccount {
  loginId: string;
  name: string;
  role: Role;
}

export const demoAccounts = {
  system: { loginId: 'system@demo.example', name: 'システム管理者', role: 'systemAdmin' },
  admin: { loginId: 'admin@demo.example', name: '田中 恵子', role: 'companyAdmin' },
  operator1: { loginId: 'operator1@demo.example', name: '佐藤 美咲', role: 'operator' },
  operator2: { loginId: 'operator2@demo.example', name: '鈴木 健一', role: 'operator' },
  guest: { loginId: 'guest@demo.example', name: '森 あかり', role: 'webReservationUser' },
  signage1: { loginId: 'signage1@demo.example', name: '1F 総合受付', role: 'signage' },
  signage2: { loginId: 'signage2@demo.example', name: '2F ショールーム', role: 'signage' },
} as const satisfies Record<string, DemoAccount>;

export const demoStores = { tokyo: '東京本店', osaka: '大阪梅田店' } as const;
