import { Anchor } from '@mantine/core';
import type { VrmLicence } from '@mukae/contract/domain/character/vrmLicence';
import { useTexts } from '@/language/LanguageProvider';
import { Facts } from '@/ui/Facts';
import { ownCharactersTexts } from './ownCharacters.texts';

/** What the file itself says about who may do what with it. */
export function LicenceFacts({ licence }: { licence: VrmLicence }) {
  const { facts: t, permissions, noTitle } = useTexts(ownCharactersTexts);
  const { title, authors, name, url, use, commercialUse, redistribution, credit } = licence;
  return (
    <Facts
      facts={[
        { label: t.title, value: title || noTitle },
        { label: t.authors, value: authors.join(', ') || noTitle },
        { label: t.licence, value: <LicenceName name={name} url={url} /> },
        { label: t.use, value: permissions.use[use] },
        { label: t.commercialUse, value: permissions.commercialUse[commercialUse] },
        { label: t.redistribution, value: permissions.redistribution[redistribution] },
        { label: t.credit, value: permissions.credit[credit] },
      ]}
    />
  );
}

function LicenceName({ name, url }: Pick<VrmLicence, 'name' | 'url'>) {
  const { noTitle } = useTexts(ownCharactersTexts);
  if (url === '') return name || noTitle;
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" inherit>
      {name || url}
    </Anchor>
  );
}
