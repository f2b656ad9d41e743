import { characterPictures } from '@mukae/contract/domain/character/builtIn';

/** Who stands there while nothing else can be shown. */
export const calmFigure = characterPictures('kei').pose('fold');
