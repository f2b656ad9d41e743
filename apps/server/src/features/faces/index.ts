export { type Faces, makeFaces } from './faces.service';
