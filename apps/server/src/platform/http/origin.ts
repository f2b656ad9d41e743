import type { IncomingHttpHeaders } from 'node:http';

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

interface Coming {
  headers: IncomingHttpHeaders;
  host: string;
}

/** Whether a browser says that another site made the request. Clients that are no browsers say nothing. */
export function comesFromElsewhere(request: Coming, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) {
    const host = hostOf(origin);
    return host === undefined || (host !== request.host && host !== (publicUrl && hostOf(publicUrl)));
  }
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}
