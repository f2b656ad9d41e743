import { defineTexts } from '../../language/texts';

export const companiesTexts = defineTexts(
  {
    title: '会社',
    loading: '会社の情報を読み込んでいます',
    name: '会社名',
    noName: 'なし',
    nameless: (id: number) => `会社名なし（No. ${id}）`,
    channels: 'アバター契約数',
    channelCount: (count: number) => `${count} 体`,
  },
  {
    title: 'Company',
    loading: 'Loading the company',
    name: 'Company name',
    noName: 'None',
    nameless: (id: number) => `No company name (No. ${id})`,
    channels: 'Avatar contracts',
    channelCount: (count: number) => `${count}`,
  },
);
