import type { Overview } from '@mukae/contract/calls/overview';
import { formatBytes } from '@mukae/contract/domain/media/fileSize';
import { useCompany } from '@/features/companies';
import { IconBuildingStore, IconDeviceTv, IconPhoto, IconUserScreen, IconUsers } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { HomeLines } from './HomeLines';
import { homeTexts } from './home.texts';
import { useMessagesLine } from './useMessagesLine';
import { useQuestionsLine } from './useQuestionsLine';

/** How things stand, a line for each, and the way there. What only one company has is left out where it is about all. */
export function CompanyLines({ overview: { signages, operators, stores, media } }: { overview: Overview }) {
  const t = useTexts(homeTexts);
  const { data: company } = useCompany();
  const messages = useMessagesLine();
  const questions = useQuestionsLine();
  const ofOneCompany = company && [
    questions,
    {
      to: '/app/channel-operator/1',
      Shape: IconUserScreen,
      label: t.lines.channels,
      text: t.lines.channelsNow(company.channelsInUse, company.avatarChannelMax),
    },
    {
      to: '/app/media/list',
      Shape: IconPhoto,
      label: t.lines.media,
      text: t.lines.mediaNow(media, formatBytes(company.mediaUsed), formatBytes(company.mediaQuota)),
    },
  ];
  return (
    <HomeLines
      title={t.lines.title}
      lines={[
        {
          to: '/app/signage/list',
          Shape: IconDeviceTv,
          label: t.lines.signages,
          text: t.lines.signagesNow(signages.online, signages.total),
        },
        {
          to: '/app/users/list',
          Shape: IconUsers,
          label: t.lines.operators,
          text: t.lines.operatorsNow(operators),
        },
        messages,
        { to: '/app/store/list', Shape: IconBuildingStore, label: t.lines.stores, text: t.lines.storesNow(stores) },
        ...(ofOneCompany ?? []),
      ]}
    />
  );
}
