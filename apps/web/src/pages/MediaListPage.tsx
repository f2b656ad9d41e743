import { MediaScreen } from '#features/media/MediaScreen';

export function Component() {
  return <MediaScreen />;
}
