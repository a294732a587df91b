import { arrive } from "./seed/arrive.ts";
import { scenarios } from "./seed/scenarios.ts";

const [name] = process.argv.slice(2);
const scenario = scenarios.find((one) => one.name === name);
const base = process.env.CITELENS_URL ?? "http://localhost:3000";

if (!scenario) {
  const list = scenarios.map((one) => `  ${one.name.padEnd(10)} ${one.summary}`).join("\n");
  console.error(`Which scenario? npm run seed -- <scenario>\n${list}\n`);
  console.error(
    "It is sent to the product at CITELENS_URL (http://localhost:3000 unless set), which has to run.",
  );
  process.exit(2);
}

try {
  const place = await arrive(base, scenario.name);
  const sent = await scenario.fill(place);
  console.log(`Scenario ${scenario.name}: ${sent} visits sent to ${place.workspaceName}.`);
  console.log(`Sign in at ${base}/login as ${place.email} with the password: ${place.password}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
