export { onMouth } from './lipSync/onMouth';
