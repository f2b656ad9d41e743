export { useMessageNews } from './useMessageNews';
