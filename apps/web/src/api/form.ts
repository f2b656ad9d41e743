import type { FormCall } from '@mukae/contract/calls/call';
import { writtenMarks } from '@mukae/contract/calls/variants';

/** By the names of their fields. */
export type Files = Readonly<Record<string, Blob | undefined>>;

const written = (value: unknown): string => (value === true ? '1' : value === false ? '0' : String(value));

/** A list stands in as many fields as it has items. Fields that are undefined are left out: only what changed is sent. */
function fieldsOf(name: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  return Array.isArray(value)
    ? value.map((item, place): [string, string] => [`${name}[${place}]`, written(item)])
    : [[name, written(value)]];
}

/** What is on the wire, as a form. */
export function formOf(definition: FormCall, sent: unknown, files: Files): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...writtenMarks(definition), ...Object(sent) })) {
    for (const [field, text] of fieldsOf(name, value)) form.append(field, text);
  }
  for (const [name, file] of Object.entries(files)) {
    if (file) form.append(name, file);
  }
  return form;
}
