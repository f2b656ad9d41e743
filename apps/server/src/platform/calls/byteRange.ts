import type { ByteRange } from '../storage/storage';

type AskedBytes = { kind: 'whole' } | { kind: 'none' } | { kind: 'part'; range: ByteRange };

const whole: AskedBytes = { kind: 'whole' };
const oneRange = /^bytes=(\d*)-(\d*)$/i;

/**
 * Which bytes of a file a `Range` header asks for: a part, none that are there, or the whole of it, which is also the
 * answer to several ranges at once and to what cannot be understood.
 */
export function askedBytes(header: string | undefined, size: number): AskedBytes {
  const [, first = '', last = ''] = oneRange.exec(header ?? '') ?? [];
  if (first === '' && last === '') return whole;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return whole;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? { kind: 'none' } : { kind: 'part', range: { start, end } };
}
