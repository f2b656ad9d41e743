import { roleMay } from '@/api/roleMay';

/** As names are spoken; whoever is not told the readings has them as they are written. */
export const orderOfUsers = () => (roleMay('user.manage') ? 'kana' : 'name');
