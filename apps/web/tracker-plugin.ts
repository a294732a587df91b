import { build, type Plugin } from "vite";

/** Builds the script of customers' pages into one file of its own, tracker.js, beside the web app. */
export function trackerPlugin(entry: string): Plugin {
  return {
    name: "citelens:tracker",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "tracker.js", source: await buildTracker(entry) });
    },
  };
}

/** The script as browsers get it: one statement, which leaves no name behind. */
export async function buildTracker(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2015",
      lib: { entry, formats: ["iife"], name: "citelensTracker" },
      rolldownOptions: { output: { extend: true } },
    },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("Vite has built no tracker.js");
  return output.output[0].code;
}
