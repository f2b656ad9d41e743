/** Yen, without tax. `feeWithinFree` is what is billed while free short uses remain. */
export const feeExamples = [
  { minutes: 7, fee: 210, feeWithinFree: 0 },
  { minutes: 10, fee: 300, feeWithinFree: 0 },
  { minutes: 11, fee: 330, feeWithinFree: 330 },
  { minutes: 25, fee: 750, feeWithinFree: 750 },
  { minutes: 30, fee: 900, feeWithinFree: 900 },
  { minutes: 60, fee: 1800, feeWithinFree: 1800 },
  { minutes: 90, fee: 2700, feeWithinFree: 2700 },
  { minutes: 120, fee: 3600, feeWithinFree: 3600 },
] as const;

export const billingExamples = [
  {
    reserved: { from: '14:00', to: '14:30' },
    talked: { from: '14:02:10', to: '14:26:40' },
    inside: '24分30秒',
    minutes: 25,
  },
  {
    reserved: { from: '14:00', to: '14:30' },
    talked: { from: '13:58:00', to: '14:06:20' },
    inside: '6分20秒',
    minutes: 7,
  },
  {
    reserved: { from: '15:00', to: '16:00' },
    talked: { from: '15:00:00', to: '16:03:00' },
    inside: '60分00秒',
    minutes: 60,
  },
] as const;

export const monthExample = {
  uses: [
    { minutes: 8, count: 3, free: true, amount: 0 },
    { minutes: 25, count: 2, free: false, amount: 1500 },
    { minutes: 60, count: 1, free: false, amount: 1800 },
  ],
  subtotal: 3300,
  tax: 330,
  total: 3630,
} as const;
