import { defineTexts } from '@/language/texts';

export const roleTexts = defineTexts(
  {
    companyAdmin: '管理者',
    operator: 'オペレーター',
    signage: 'サイネージ',
    webReservationUser: 'サービス利用者',
    systemAdmin: 'システム管理者',
  },
  {
    companyAdmin: 'Administrator',
    operator: 'Operator',
    signage: 'Signage',
    webReservationUser: 'Reservation user',
    systemAdmin: 'System administrator',
  },
);
