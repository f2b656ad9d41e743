import { forgetPicture } from '../firstPicture/keptPicture';
import { forgetAnswers } from './answers/keptAnswers';
import { keepForNobody } from './answers/keptFor';
import { forgetRecords } from './files/fileRecords';
import { fileShelf } from './shelves';

/** The device is no longer this screen: what it showed goes. The page itself is the same for everybody. */
export async function forgetKept(): Promise<void> {
  keepForNobody(localStorage);
  forgetAnswers(localStorage);
  forgetRecords(localStorage);
  forgetPicture();
  if ('caches' in window) await caches.delete(fileShelf);
}
