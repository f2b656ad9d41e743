import type { FormCall } from '@mukae/contract/calls/call';
import { writtenMarks } from '@mukae/contract/calls/variants';

/** By the names of their fields. */
export type Files = Readonly<Record<string, Blob | undefined>>;

/** Fields that are undefined are left out: only what changed is sent. */
export function formOf(definition: FormCall, request: unknown, files: Files): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...writtenMarks(definition), ...Object(request) })) {
    if (value !== undefined) form.append(name, value === true ? '1' : value === false ? '0' : String(value));
  }
  for (const [name, file] of Object.entries(files)) {
    if (file) form.append(name, file);
  }
  return form;
}
