import type { BookingRulesAnswer } from '@mukae/contract/calls/bookingRules';
import { usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';

export const someRules: BookingRulesAnswer = {
  result: 'OK',
  companyName: '青葉ホーム株式会社',
  ...usualBookingRules,
  seats: 1,
  feeRate: 300,
  version: 1,
};
