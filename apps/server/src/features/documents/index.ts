export { documentHandlers } from './documents.calls';
