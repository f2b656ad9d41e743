import { forgetPicture } from '../firstPicture/keptPicture';
import { forgetRecords } from './fileRecords';
import { forgetAnswers } from './keptAnswers';
import { keepForNobody } from './keptFor';
import { fileShelf } from './shelves';

/** The device is no longer this screen: what it showed goes. The page itself is the same for everybody. */
export async function forgetKept(): Promise<void> {
  keepForNobody(localStorage);
  forgetAnswers(localStorage);
  forgetRecords(localStorage);
  forgetPicture();
  if ('caches' in window) await caches.delete(fileShelf);
}
