import { personInCookie } from '@/api/cookies';

const name = 'mukae.keptFor';

/** Whether what this device keeps was kept for the login that it has now. */
export const isKeptForMe = (storage: Storage): boolean =>
  personInCookie() !== '' && storage.getItem(name) === personInCookie();

export const keepForMe = (storage: Storage): void => storage.setItem(name, personInCookie());

export const keepForNobody = (storage: Storage): void => storage.removeItem(name);
