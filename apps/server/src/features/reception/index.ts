export { makeReception, type Presence, type Reception } from './reception.service';
