import { installed, webBuilt } from "./setup.mjs";
import { become, explain } from "./steps.mjs";

try {
  const node = await installed();
  await webBuilt(node);
  become(node, ["apps/server/src/main.ts", "--end-with-parent", ...process.argv.slice(2)], { linked: true });
} catch (error) {
  explain(error);
}
