// Tells by exit code 0 or 1 whether a role in this container is ready. Without an address it asks the role's internal
// port (METRICS_PORT).
const [url = `http://127.0.0.1:${process.env.METRICS_PORT ?? 9464}/health/ready`] = process.argv.slice(2);

fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => process.exit(ok ? 0 : 1),
  () => process.exit(1),
);
