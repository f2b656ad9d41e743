import { Loader } from '@mantine/core';
import { vrmLimits } from '@mukae/contract/domain/character/vrmLimits';
import { megabyte } from '@mukae/contract/domain/media/fileSize';
import { useTexts } from '@/language/LanguageProvider';
import { DropArea } from '@/ui/DropArea';
import { toast } from '@/ui/toast';
import classes from './AddCharacter.module.css';
import { AddCharacterForm } from './AddCharacterForm';
import { ownCharactersTexts } from './ownCharacters.texts';
import { UnfitModel } from './UnfitModel';
import { useCharactersChanged } from './useCharactersChanged';
import { useChosenModel } from './useChosenModel';

/** From a file over what it is to a character of the company. */
export function AddCharacter() {
  const t = useTexts(ownCharactersTexts);
  const charactersChanged = useCharactersChanged();
  const { chosen, choose, forget } = useChosenModel();
  const added = (name: string) => {
    forget();
    charactersChanged();
    void toast.success({ title: t.added(name), closeLabel: t.close });
  };
  switch (chosen?.is) {
    case undefined:
      return (
        <DropArea
          title={t.drop}
          hint={t.limits(vrmLimits.bytes / megabyte, vrmLimits.triangles.toLocaleString())}
          accept=".vrm"
          onFiles={([file]) => file && choose(file)}
        />
      );
    case 'checking':
      return (
        <div className={classes.checking} role="status">
          <Loader size="sm" />
          {t.checking(chosen.file.name)}
        </div>
      );
    case 'refused':
    case 'hindered':
      return <UnfitModel unfit={chosen} onAgain={forget} />;
    case 'ready':
      return <AddCharacterForm ready={chosen} onAdded={added} onGiveUp={forget} />;
  }
}
