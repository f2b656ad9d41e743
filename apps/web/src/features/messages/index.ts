export { OpenMessages } from './OpenMessages';
export { useMessageNews } from './useMessageNews';
export { useOpenMessages } from './useOpenMessages';
