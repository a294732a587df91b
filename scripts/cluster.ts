/**
 * npm run cluster              two instances for the API and two for jobs behind HAProxy, until Ctrl-C
 * npm run cluster -- --pooled  the same with PgBouncer before PostgreSQL
 *
 * For trying things: everything is in temporary folders and gone afterwards. docs/operations has the configuration files.
 */

import { startCluster } from "../apps/server/test/servers/cluster.ts";
import { programs } from "../apps/server/test/servers/programs.ts";

const isPooled = process.argv.includes("--pooled");
const missing = [
  ...(programs.haproxy ? [] : ["haproxy"]),
  ...(isPooled && !programs.pgbouncer ? ["pgbouncer"] : []),
];
if (missing.length > 0) {
  console.error(`Install ${missing.join(" and ")} first: apt-get install ${missing.join(" ")}`);
  process.exitCode = 1;
} else {
  const asked = new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
  });
  const cluster = await startCluster({ isBalanced: true, isPooled, env: { DRAIN_SECONDS: "1" } });
  console.log(`\nThe balancer listens at ${cluster.origin}`);
  for (const { name, origin, process: child } of [...cluster.apis, ...cluster.workers])
    console.log(`${name}: ${origin}, process ${child.pid}`);
  await asked;
  await cluster.stop();
}
