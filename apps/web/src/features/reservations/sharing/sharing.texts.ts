import { defineTexts } from '@/language/texts';

export const sharingTexts = defineTexts(
  {
    copy: 'リンクをコピー',
    copyOf: (title: string) => `${title} のリンクをコピーする`,
    copied: 'リンクをコピーしました',
    notCopied: 'リンクをコピーできませんでした',
    showCode: (title: string) => `${title} のQRコードを表示する`,
    code: '入室用のQRコード',
    scan: 'お客様はここから入室できます',
    close: '閉じる',
  },
  {
    copy: 'Copy the link',
    copyOf: (title: string) => `Copy the link of ${title}`,
    copied: 'Link copied',
    notCopied: 'The link could not be copied',
    showCode: (title: string) => `Show the QR code of ${title}`,
    code: 'QR code for entering',
    scan: 'Your guest can enter here',
    close: 'Close',
  },
);
