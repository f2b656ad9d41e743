import { Button } from '@mantine/core';
import { FormFoot } from '../../ui/FormFoot';
import { BackLink } from './BackLink';
import { useListAddress } from './useListAddress';

/** The foot of a form that adds something to a list. */
export function AddFoot({ verb, busy, list }: { verb: string; busy: boolean; list: string }) {
  return (
    <FormFoot>
      <BackLink to={useListAddress(list)} />
      <Button type="submit" loading={busy}>
        {verb}
      </Button>
    </FormFoot>
  );
}
