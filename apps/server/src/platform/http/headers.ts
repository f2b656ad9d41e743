const policy = [
  "default-src 'self'",
  // Compiling WebAssembly, which reads the operator's face; text still never becomes script.
  "script-src 'self' 'wasm-unsafe-eval'",
  // Mantine writes its variables into style elements and attributes; styles run no code.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const everyAnswer = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** What a browser heeds only for what it shows as a page, so only what is fetched by GET carries it. */
const document = {
  ...everyAnswer,
  'content-security-policy': policy,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=()',
};

const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const headers = {
  http: { document, answer: everyAnswer },
  https: { document: { ...document, ...overHttps }, answer: { ...everyAnswer, ...overHttps } },
};

export const securityHeaders = (method: string, isSecure: boolean) =>
  headers[isSecure ? 'https' : 'http'][method === 'POST' ? 'answer' : 'document'];
