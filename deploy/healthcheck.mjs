// What a container asks of its own node: exit code 0 when the path that is given answers well.
const [path = '/healthz'] = process.argv.slice(2);
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}${path}`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
