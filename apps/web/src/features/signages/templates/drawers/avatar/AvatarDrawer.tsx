import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { chosenCharacter, useCharacters } from '@/features/characters';
import { signagePaths } from '@/features/signages/signagePaths';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { templatesTexts } from '@/features/signages/templates/templates.texts';
import { IconSettings } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { DrawerHead } from '../DrawerHead';
import { DrawerNote } from '../DrawerNote';
import { DrawerPart } from '../DrawerPart';
import { PlaceFields } from '../place/PlaceFields';
import classes from './AvatarDrawer.module.css';
import { avatarTexts } from './avatar.texts';

/** Who stands there. Chosen elsewhere, for it holds in every scene. */
export function AvatarDrawer() {
  const t = useTexts(avatarTexts);
  const { blocks } = useTexts(templatesTexts);
  const { signage } = useEditor();
  const { data: characters = [] } = useCharacters();
  const manages = roleMay('signage.manage');
  const standing = chosenCharacter(characters, signage.character?.id ?? null);
  return (
    <>
      <DrawerHead title={blocks.avatar} />
      <div className={classes.who}>
        <Arch picture={standing?.image_url} width={64} />
        <p>
          <small>{t.stands}</small>
          <b>{standing?.name}</b>
        </p>
      </div>
      <DrawerPart>
        <DrawerNote>{manages ? t.about : t.aboutOwn}</DrawerNote>
        {manages && (
          <Button
            component={Link}
            to={signagePaths.settings(signage.id)}
            size="sm"
            variant="default"
            leftSection={<IconSettings size={19} stroke={1.7} aria-hidden />}
          >
            {t.settings}
          </Button>
        )}
      </DrawerPart>
      <PlaceFields block="avatar" />
    </>
  );
}
