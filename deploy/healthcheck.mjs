// What a container asks of its own node: exit code 0 when the path that is given answers well. What it says is shown by docker inspect.
const [path = '/healthz'] = process.argv.slice(2);
try {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}${path}`, {
    signal: AbortSignal.timeout(4000),
  });
  process.stdout.write(`${answer.status} ${await answer.text()}\n`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (failure) {
  process.stdout.write(`no answer: ${failure.cause?.message || failure.message}\n`);
  process.exitCode = 1;
}
