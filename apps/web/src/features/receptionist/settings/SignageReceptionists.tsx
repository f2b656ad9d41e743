import { Button, SegmentedControl, Select, Text, Textarea } from '@mantine/core';
import { type ReceptionistAnswer, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { signageCalls } from '@mukae/contract/calls/signages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import classes from './SignageReceptionists.module.css';
import { signageReceptionistsTexts } from './signageReceptionists.texts';

type OfSignage = ReceptionistAnswer['signages'][number];

const wordOf = (isOn: boolean | null) => (isOn === null ? 'company' : isOn ? 'on' : 'off');
const isOnBy = { company: null, on: true, off: false } as const;

/** What single screens have of their own. */
export function SignageReceptionists({ signages, onReload }: { signages: readonly OfSignage[]; onReload: () => void }) {
  const t = useTexts(signageReceptionistsTexts);
  const { data: screens = [] } = useQuery(queryOf(signageCalls.listSignages, useCompanyScope()));
  const [chosen, setChosen] = useState<number | null>(null);
  const own = signages.find(({ signageId }) => signageId === chosen);
  const differing = signages.filter(
    ({ isOn, greeting, hours }) => isOn !== null || greeting !== null || hours !== null,
  );
  return (
    <Panel title={t.title}>
      <div className={classes.fields}>
        <Text size="sm" c="dimmed">
          {t.text}
        </Text>
        {differing.length > 0 && (
          <Text size="sm">
            {t.own}: {differing.map(({ name }) => name).join(', ')}
          </Text>
        )}
        <Select
          label={t.signage}
          searchable
          data={screens.map(({ id, name, storeName }) => ({
            value: id,
            label: [storeName, name].filter(Boolean).join(' '),
          }))}
          value={chosen}
          onChange={(id) => setChosen(id)}
        />
        {chosen !== null && (
          <OwnFields key={`${chosen} ${own?.version ?? 1}`} signageId={chosen} own={own} onReload={onReload} />
        )}
      </div>
    </Panel>
  );
}

function OwnFields({
  signageId,
  own,
  onReload,
}: {
  signageId: number;
  own: OfSignage | undefined;
  onReload: () => void;
}) {
  const t = useTexts(signageReceptionistsTexts);
  const [isOn, setIsOn] = useState<keyof typeof isOnBy>(wordOf(own?.isOn ?? null));
  const [greeting, setGreeting] = useState(own?.greeting ?? '');
  const [greetingEn, setGreetingEn] = useState(own?.greetingEn ?? '');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const answer = await call(receptionistCalls.changeSignageReceptionist, {
      signageId,
      isOn: isOnBy[isOn],
      greeting: greeting.trim() || null,
      greetingEn: greeting.trim() ? greetingEn.trim() : null,
      seenVersion: own?.version,
    });
    setBusy(false);
    if (isError(answer)) return void toast.error({ title: answer.msg, text: answer.code, closeLabel: t.close });
    onReload();
    void toast.success({ title: t.done, closeLabel: t.close });
  };
  return (
    <>
      <SegmentedControl
        aria-label={t.isOn}
        data={(['company', 'on', 'off'] as const).map((value) => ({ value, label: t.on[value] }))}
        value={isOn}
        onChange={setIsOn}
      />
      <Textarea
        label={t.greeting}
        description={t.greetingHint}
        lang="ja"
        autosize
        minRows={2}
        value={greeting}
        onChange={(change) => setGreeting(change.currentTarget.value)}
      />
      <Textarea
        label={t.greetingEn}
        lang="en"
        autosize
        minRows={2}
        value={greetingEn}
        onChange={(change) => setGreetingEn(change.currentTarget.value)}
      />
      <Button variant="default" loading={busy} onClick={() => void save()}>
        {t.save}
      </Button>
    </>
  );
}
