export { healthHandlers } from './health.calls';
