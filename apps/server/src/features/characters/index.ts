export { characterHandlers } from './characters.calls';
export { keepBuiltInCharacters } from './characters.repo';
