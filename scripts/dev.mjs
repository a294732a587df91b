import { installed } from "./setup.mjs";
import { become, explain } from "./steps.mjs";

try {
  const node = await installed();
  const server = become(node, ["--watch", "apps/server/src/main.ts"]);
  const web = become(node, ["node_modules/vite/bin/vite.js", "apps/web"]);
  await Promise.race([server.end, web.end]);
  server.stop();
  web.stop();
} catch (error) {
  explain(error);
}
