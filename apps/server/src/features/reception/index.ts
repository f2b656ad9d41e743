export { makeCaptures } from './captures';
export { receptionHandlers } from './reception.calls';
export { makeReception, type Reception } from './reception.service';
