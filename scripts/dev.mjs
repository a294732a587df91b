import { installed } from "./setup.mjs";
import { become, explain } from "./steps.mjs";

try {
  const node = await installed();
  const server = become(node, ["--watch", "apps/server/src/main.ts"]);
  const web = become(node, ["node_modules/vite/bin/vite.js", "apps/web"]);
  server.end.then(web.stop);
  web.end.then(server.stop);
} catch (error) {
  explain(error);
}
