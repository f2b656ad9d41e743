export { modelHandlers } from './models.calls';
export { makeModels } from './models.service';
export { publishedModels } from './publishedModels';
