import { Button, Select, Switch, Text } from '@mantine/core';
import { type CallView, viewOf, withLayout } from '@mukae/contract/domain/call/callView';
import { type Scene, scenes } from '@mukae/contract/domain/signage/scene';
import { roleMay } from '@/api/roleMay';
import { IconRestore } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import type { SceneTemplates } from '@/scene/sceneTemplatesOf';
import { Panel } from '@/ui/Panel';
import { LayoutChoice } from './LayoutChoice';
import { panelsTexts } from './panels.texts';
import classes from './ViewPanel.module.css';

const switches = [
  ['showsTelop', 'telop'],
  ['showsLogo', 'logo'],
  ['showsMedia', 'media'],
] as const;

const isScene = (text: string | null): text is Scene => scenes.some((scene) => scene === text);

/** What the signage shows for this call, without a change of its templates. */
export function ViewPanel({
  templates,
  view,
  isSharing,
  onView,
  onTemplate,
}: {
  templates: SceneTemplates;
  /** Null: what its template shows. */
  view: CallView | null;
  isSharing: boolean;
  onView: (view: CallView) => void;
  onTemplate: () => void;
}) {
  const t = useTexts(panelsTexts);
  const { device } = useTexts(statusTexts);
  const template = templates.get(view?.scene ?? 'Active');
  if (!template) return null;
  const shown = view ?? viewOf('Active', template);
  const hasMedia = template.media !== null;

  const chooseScene = (name: string | null) => {
    const chosen = isScene(name) && templates.get(name);
    if (chosen) onView(viewOf(name, chosen));
  };
  return (
    <Panel
      title={t.view}
      space="bare"
      aside={
        view && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconRestore size={16} stroke={1.8} aria-hidden />}
            onClick={onTemplate}
          >
            {t.toTemplate}
          </Button>
        )
      }
    >
      {!roleMay('meeting.hold') && (
        <Select
          aria-label={t.scene}
          size="sm"
          data={[...templates.keys()].map((scene) => ({ value: scene, label: device[scene] }))}
          value={shown.scene}
          onChange={chooseScene}
        />
      )}
      <LayoutChoice
        value={hasMedia ? shown.layout : 'onlyAvatar'}
        hasMedia={hasMedia}
        onChoose={(layout) => onView(withLayout(shown, layout))}
      />
      {switches.map(([key, word]) => (
        <Switch
          key={key}
          className={classes.switch}
          size="sm"
          labelPosition="left"
          label={t[word]}
          disabled={key === 'showsMedia' && !hasMedia}
          checked={shown[key]}
          onChange={(change) => onView({ ...shown, [key]: change.currentTarget.checked })}
        />
      ))}
      {(isSharing || !hasMedia) && (
        <Text size="xs" c="dimmed" className={classes.note}>
          {isSharing ? t.whileSharing : t.noMedia}
        </Text>
      )}
    </Panel>
  );
}
