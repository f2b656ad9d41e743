export { makeCaptures } from './captures';
export { workSeen } from './desks.repo';
export { receptionHandlers } from './reception.calls';
export { makeReception, type Reception } from './reception.service';
