import { signageCalls } from '@mukae/contract/calls/signages';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { TemplateEditor } from './TemplateEditor';
import { templatesTexts } from './templates.texts';

/** What her own signage shows to whom a web-reservation user meets: the one scene she knows. */
export function OwnTemplateScreen() {
  const { loading } = useTexts(templatesTexts);
  const signage = useQuery(queryOf(signageCalls.getSignage, { targetId: 'SELF' }));
  return (
    <Loaded query={signage} skeleton={<PanelSkeleton label={loading} lines={6} />}>
      {(found) => <TemplateEditor key={found.id} signage={found} audience="own" back="/app/reservation/home" />}
    </Loaded>
  );
}
