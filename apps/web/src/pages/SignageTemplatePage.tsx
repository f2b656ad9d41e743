import { TemplateScreen } from '#features/signages/template/TemplateScreen';

export function Component() {
  return <TemplateScreen />;
}
