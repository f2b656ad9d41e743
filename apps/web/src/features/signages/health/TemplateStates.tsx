import type { ScreenHealthAnswer } from '@mukae/contract/calls/screenHealth';
import type { HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
import { publishedFor } from '@mukae/contract/domain/signage/health/publishedFor';
import { scenes } from '@mukae/contract/domain/signage/scene';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { screenHealthTexts } from './screenHealth.texts';
import classes from './TemplateStates.module.css';

/** Whether the screen shows what is published, scene by scene. */
export function TemplateStates({ answer, report }: { answer: ScreenHealthAnswer; report: HealthReport }) {
  const t = useTexts(screenHealthTexts);
  return (
    <Panel title={t.templates}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t.template}</th>
            <th scope="col">{t.shown}</th>
            <th scope="col">{t.live}</th>
          </tr>
        </thead>
        <tbody>
          {scenes.map((scene) => {
            const shown = report.templates.find((one) => one.scene === scene);
            const live = publishedFor(answer.templates, scene, shown);
            if (!live) return null;
            const isSame = shown?.id === live.id && shown.version === live.version;
            return (
              <tr key={scene}>
                <th scope="row">{t.sceneAt(t.scenes[scene], live.hours)}</th>
                <td>
                  {t.number(shown?.version)}
                  <span className={classes.mark} data-behind={!isSame || undefined}>
                    {isSame ? t.same : t.behind}
                  </span>
                </td>
                <td>{t.number(live.version)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
