import { NotFoundScreen } from '#features/entrance/NotFoundScreen';

export function Component() {
  return <NotFoundScreen />;
}
