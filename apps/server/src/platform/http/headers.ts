const policy = [
  "default-src 'self'",
  "script-src 'self'",
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

const always = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=()',
};

const overHttps = { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export const securityHeaders = (protocol: string) => (protocol === 'https' ? overHttps : always);
