export { characterHandlers } from './characters.calls';
export { allCharacters, findCharacter, keepBuiltInCharacters } from './characters.repo';
