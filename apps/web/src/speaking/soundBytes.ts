/** A sound as it comes along with other words: written in base64. */
export const soundBytes = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer;
