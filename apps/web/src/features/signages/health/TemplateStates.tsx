import type { ScreenHealthAnswer } from '@mukae/contract/calls/screenHealth';
import type { HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
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
          {answer.templates.map(({ scene, version }) => {
            const shown = report.templates.find((one) => one.scene === scene)?.version;
            const isSame = shown === version;
            return (
              <tr key={scene}>
                <th scope="row">{t.scenes[scene]}</th>
                <td>
                  {t.number(shown)}
                  <span className={classes.mark} data-behind={!isSame || undefined}>
                    {isSame ? t.same : t.behind}
                  </span>
                </td>
                <td>{t.number(version)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
