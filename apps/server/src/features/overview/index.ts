export { overviewHandlers } from './overview.calls';
