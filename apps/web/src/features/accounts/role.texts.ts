import { defineTexts } from '../../language/texts';

export const roleTexts = defineTexts(
  {
    companyAdmin: '管理者',
    operator: 'オペレーター',
    signage: 'サイネージ',
    webReservationUser: 'ご予約のお客様',
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
