import { outboxCalls } from '@mukae/contract/calls/outbox';
import { IconBuildings, IconMail, IconUserPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { usePageOf } from '@/lists/usePageOf';
import { HomeLines } from './HomeLines';
import { homeTexts } from './home.texts';

/** What a system administrator comes for. */
export function AdministrationLinks() {
  const t = useTexts(homeTexts);
  const { data: outbox } = usePageOf(outboxCalls.pageOfOutbox, { page: 1, pageSize: 1 });
  return (
    <HomeLines
      title={t.administration}
      lines={[
        { to: '/app/company/list', Shape: IconBuildings, label: t.toCompanies, text: t.toCompaniesText },
        { to: '/test/register', Shape: IconUserPlus, label: t.register, text: t.registerText },
        {
          to: '/app/outbox',
          Shape: IconMail,
          label: t.outbox,
          text: outbox ? t.waitingMails(outbox.total) : t.outboxText,
        },
      ]}
    />
  );
}
