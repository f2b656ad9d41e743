import { Alert, Button, Checkbox, Progress, TextInput } from '@mantine/core';
import { characterCalls } from '@mukae/contract/calls/characters';
import { nameMax } from '@mukae/contract/calls/textFields';
import { allowsReception } from '@mukae/contract/domain/character/vrmLicence';
import { formatBytes } from '@mukae/contract/domain/media/fileSize';
import { mediaNameOf } from '@mukae/contract/domain/media/mediaName';
import { readableLine } from '@mukae/contract/domain/text/readableLine';
import { FormTrouble } from '@/forms/FormTrouble';
import { flagOf, textOf } from '@/forms/fieldProps';
import { LeaveQuestion } from '@/forms/LeaveQuestion';
import { readBy } from '@/forms/reading';
import { useForm } from '@/forms/useForm';
import { IconAlertTriangle } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { Facts } from '@/ui/Facts';
import { firstLetter } from '@/ui/firstLetter';
import { usePreview } from '@/ui/usePreview';
import classes from './AddCharacterForm.module.css';
import type { ChosenModel } from './chosenModel';
import { LicenceFacts } from './LicenceFacts';
import { ownCharactersTexts } from './ownCharacters.texts';
import { type ModelSending, useSending } from './useSending';

type ReadyModel = Extract<ChosenModel, { is: 'ready' }>;

/** A model that fits: how it looks, what its licence says, and what it shall be called. */
export function AddCharacterForm({
  ready: { file, model, portrait },
  onAdded,
  onGiveUp,
}: {
  ready: ReadyModel;
  onAdded: (name: string) => void;
  onGiveUp: () => void;
}) {
  const t = useTexts(ownCharactersTexts);
  const picture = usePreview(portrait);
  const suggested = readableLine(model.licence.title, nameMax) || mediaNameOf(file.name, nameMax);
  const form = useForm({
    first: { name: suggested, agrees: false },
    read: ({ name }) => readBy(characterCalls.addCharacter.input, { name }),
  });
  const agrees = form.at('agrees');
  const { sending, send, stop } = useSending(form, onAdded);
  const add = form.whenRight(({ name }) => agrees.value && send(name, { model: file, image: portrait }));
  return (
    <form noValidate className={classes.form} onSubmit={add} aria-label={t.form}>
      <Arch picture={picture} letter={firstLetter(suggested)} width={148} />
      <div className={classes.fields}>
        <FormTrouble trouble={sending.is === 'failed' ? sending : null} />
        <TextInput label={t.name} required {...textOf(form.at('name'))} />
        <Facts
          columns={3}
          facts={[
            { label: t.model, value: t.version(model.version) },
            { label: t.triangles, value: model.triangles.toLocaleString() },
            { label: t.size, value: formatBytes(file.size) },
          ]}
        />
        {model.lacks.map((lack) => (
          <Notice key={lack} text={t.lacking[lack]} />
        ))}
        <section className={classes.licence} aria-label={t.licence}>
          <h3 className={classes.heading}>{t.licence}</h3>
          <LicenceFacts licence={model.licence} />
        </section>
        {!allowsReception(model.licence) && <Notice text={t.notForCompanies} />}
        <Checkbox {...flagOf(agrees)} label={t.consent} />
        <Foot sending={sending} mayAdd={agrees.value} onGiveUp={onGiveUp} onStop={stop} />
      </div>
      <LeaveQuestion isNeeded={sending.is === 'underway'} words={t.leaving} />
    </form>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <Alert color="kin" icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden />}>
      {text}
    </Alert>
  );
}

/** What can be done next, or how far it has come. */
function Foot({
  sending,
  mayAdd,
  onGiveUp,
  onStop,
}: {
  sending: ModelSending;
  mayAdd: boolean;
  onGiveUp: () => void;
  onStop: () => void;
}) {
  const t = useTexts(ownCharactersTexts);
  if (sending.is === 'underway') {
    const note = sending.percent < 100 ? t.sending(sending.percent) : t.stored;
    return (
      <div className={classes.sending}>
        <span aria-live="polite">{note}</span>
        <Progress value={sending.percent} aria-label={note} />
        <Button variant="default" onClick={onStop}>
          {t.stop}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.foot}>
      <Button variant="default" onClick={onGiveUp}>
        {t.cancel}
      </Button>
      <Button type="submit" disabled={!mayAdd}>
        {t.add}
      </Button>
    </div>
  );
}
