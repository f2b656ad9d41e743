export { SignagePerson } from './SignagePerson';
export { signageChanges } from './signageChanges';
export { signagePaths } from './signagePaths';
export { useSignage } from './useSignage';
