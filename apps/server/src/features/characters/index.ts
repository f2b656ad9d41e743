export { castOfCompany } from './cast';
export { makeCharacterFiles } from './characterFiles';
export { characterHandlers } from './characters.calls';
export { characterBytes, characterName, findCharacter, keepBuiltInCharacters, listCharacters } from './characters.repo';
export { makeOwnCharacters } from './ownCharacters';
