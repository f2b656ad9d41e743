/** Undefined for bytes that are no UTF-8. */
export function textFromUtf8(bytes: Uint8Array): string | undefined {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}
