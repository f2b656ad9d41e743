/** Where a visitor's reservation waits while she logs in. */
const storedFormKey = 'mukae.reservationForm';

export const hasStoredForm = (): boolean => localStorage.getItem(storedFormKey) !== null;
